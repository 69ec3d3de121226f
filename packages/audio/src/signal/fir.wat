;; The two inner loops of polyphase filters on 128-bit vectors, for whole blocks.
;; What they compute, in plain words, is in scalar-fir.ts; the numbers here are of single precision.
(module
  (memory (export "memory") 1)

  ;; Output n is the sum over the taps of row[tap] * input[start + tap]. $phase says which row of $table; from output to output the
  ;; place moves by $down phases, and $up phases are one sample. $taps is a multiple of 8.
  (func (export "resample")
    (param $table i32) (param $taps i32) (param $up i32) (param $down i32) (param $phase i32)
    (param $input i32) (param $output i32) (param $count i32)
    (local $rowBytes i32) (local $step i32) (local $rest i32) (local $end i32)
    (local $row i32) (local $rowEnd i32) (local $sample i32)
    (local $low v128) (local $high v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $rowBytes (i32.shl (local.get $taps) (i32.const 2)))
    (local.set $step (i32.shl (i32.div_u (local.get $down) (local.get $up)) (i32.const 2)))
    (local.set $rest (i32.rem_u (local.get $down) (local.get $up)))
    (local.set $end (i32.add (local.get $output) (i32.shl (local.get $count) (i32.const 2))))
    (loop $outputs
      (local.set $row (i32.add (local.get $table) (i32.mul (local.get $phase) (local.get $rowBytes))))
      (local.set $rowEnd (i32.add (local.get $row) (local.get $rowBytes)))
      (local.set $sample (local.get $input))
      (local.set $low (v128.const f32x4 0 0 0 0))
      (local.set $high (v128.const f32x4 0 0 0 0))
      (loop $dot
        (local.set $low (f32x4.add (local.get $low)
          (f32x4.mul (v128.load (local.get $row)) (v128.load (local.get $sample)))))
        (local.set $high (f32x4.add (local.get $high)
          (f32x4.mul (v128.load offset=16 (local.get $row)) (v128.load offset=16 (local.get $sample)))))
        (local.set $sample (i32.add (local.get $sample) (i32.const 32)))
        (br_if $dot (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 32))) (local.get $rowEnd))))
      (local.set $low (f32x4.add (local.get $low) (local.get $high)))
      (local.set $low (f32x4.add (local.get $low)
        (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $low) (local.get $low))))
      (f32.store (local.get $output)
        (f32.add (f32x4.extract_lane 0 (local.get $low)) (f32x4.extract_lane 1 (local.get $low))))
      (local.set $input (i32.add (local.get $input) (local.get $step)))
      (local.set $phase (i32.add (local.get $phase) (local.get $rest)))
      (if (i32.ge_u (local.get $phase) (local.get $up)) (then
        (local.set $phase (i32.sub (local.get $phase) (local.get $up)))
        (local.set $input (i32.add (local.get $input) (i32.const 4)))))
      (br_if $outputs (i32.lt_u (local.tee $output (i32.add (local.get $output) (i32.const 4))) (local.get $end)))))

  ;; The largest of $vectors * 4 magnitudes.
  (func $largest (param $at i32) (param $vectors i32) (result f32)
    (local $peaks v128)
    (loop $all
      (local.set $peaks (f32x4.max (local.get $peaks) (f32x4.abs (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $all (local.tee $vectors (i32.sub (local.get $vectors) (i32.const 1)))))
    (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $peaks)) (f32x4.extract_lane 1 (local.get $peaks)))
      (f32.max (f32x4.extract_lane 2 (local.get $peaks)) (f32x4.extract_lane 3 (local.get $peaks)))))

  ;; Output n is the largest of |input[n + middle]| and, for each phase from 1, |sum over the taps of row[tap] * input[n + tap]|, where
  ;; middle is $taps / 2 - 1. Outputs are made 32 at a time; where no magnitude under the taps reaches $floor, |input[n + middle]| stands.
  ;; $taps is a multiple of 4. Reads whole vectors: up to 36 samples beyond the last output's taps.
  (func (export "peaks")
    (param $table i32) (param $taps i32) (param $phases i32) (param $floor f32)
    (param $input i32) (param $output i32) (param $count i32)
    (local $rowBytes i32) (local $tableEnd i32) (local $end i32) (local $sliceEnd i32) (local $matters i32)
    (local $row i32) (local $rowEnd i32) (local $sample i32) (local $middle i32)
    (local $coefficient v128) (local $low v128) (local $high v128) (local $lowPeaks v128) (local $highPeaks v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $rowBytes (i32.shl (local.get $taps) (i32.const 2)))
    (local.set $tableEnd (i32.add (local.get $table) (i32.mul (local.get $phases) (local.get $rowBytes))))
    (local.set $middle (i32.sub (i32.shl (local.get $taps) (i32.const 1)) (i32.const 4)))
    (local.set $end (i32.add (local.get $output) (i32.shl (local.get $count) (i32.const 2))))
    (loop $slices
      (local.set $sliceEnd (i32.add (local.get $output) (i32.const 128)))
      (local.set $matters (f32.ge
        (call $largest (local.get $input) (i32.add (i32.shr_u (local.get $taps) (i32.const 2)) (i32.const 8)))
        (local.get $floor)))
      (loop $eights
        (local.set $sample (i32.add (local.get $input) (local.get $middle)))
        (local.set $lowPeaks (f32x4.abs (v128.load (local.get $sample))))
        (local.set $highPeaks (f32x4.abs (v128.load offset=16 (local.get $sample))))
        (if (local.get $matters) (then
          (local.set $row (i32.add (local.get $table) (local.get $rowBytes)))
          (loop $phase
            (local.set $rowEnd (i32.add (local.get $row) (local.get $rowBytes)))
            (local.set $sample (local.get $input))
            (local.set $low (v128.const f32x4 0 0 0 0))
            (local.set $high (v128.const f32x4 0 0 0 0))
            (loop $dot
              (local.set $coefficient (v128.load32_splat (local.get $row)))
              (local.set $low (f32x4.add (local.get $low)
                (f32x4.mul (local.get $coefficient) (v128.load (local.get $sample)))))
              (local.set $high (f32x4.add (local.get $high)
                (f32x4.mul (local.get $coefficient) (v128.load offset=16 (local.get $sample)))))
              (local.set $coefficient (v128.load32_splat offset=4 (local.get $row)))
              (local.set $low (f32x4.add (local.get $low)
                (f32x4.mul (local.get $coefficient) (v128.load offset=4 (local.get $sample)))))
              (local.set $high (f32x4.add (local.get $high)
                (f32x4.mul (local.get $coefficient) (v128.load offset=20 (local.get $sample)))))
              (local.set $sample (i32.add (local.get $sample) (i32.const 8)))
              (br_if $dot (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 8))) (local.get $rowEnd))))
            (local.set $lowPeaks (f32x4.max (local.get $lowPeaks) (f32x4.abs (local.get $low))))
            (local.set $highPeaks (f32x4.max (local.get $highPeaks) (f32x4.abs (local.get $high))))
            (br_if $phase (i32.lt_u (local.get $row) (local.get $tableEnd))))))
        (v128.store (local.get $output) (local.get $lowPeaks))
        (v128.store offset=16 (local.get $output) (local.get $highPeaks))
        (local.set $input (i32.add (local.get $input) (i32.const 32)))
        (br_if $eights (i32.lt_u (local.tee $output (i32.add (local.get $output) (i32.const 32))) (local.get $sliceEnd))))
      (br_if $slices (i32.lt_u (local.get $output) (local.get $end))))))
