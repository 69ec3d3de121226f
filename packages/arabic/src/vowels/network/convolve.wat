;; One layer of the network on 128-bit vectors: eight output channels at four positions at a time.
;; What it computes, in plain words, is in plain-kernel.ts; the two give the same numbers to the last bit.
(module
  (memory (export "memory") 1)

  ;; Sums to numbers of the output: sum * scale + bias, negative ones cut to zero and the input added in a residual layer,
  ;; rounded to the nearest, kept within 14 bits and a sign.
  (func $finish
    (param $low v128) (param $high v128) (param $scales i32) (param $biases i32) (param $output i32) (param $residual i32)
    (local $input v128)
    (local.set $low (f32x4.add
      (f32x4.mul (f32x4.convert_i32x4_s (local.get $low)) (v128.load (local.get $scales)))
      (v128.load (local.get $biases))))
    (local.set $high (f32x4.add
      (f32x4.mul (f32x4.convert_i32x4_s (local.get $high)) (v128.load offset=16 (local.get $scales)))
      (v128.load offset=16 (local.get $biases))))
    (if (local.get $residual) (then
      (local.set $low (f32x4.max (local.get $low) (v128.const f32x4 0 0 0 0)))
      (local.set $high (f32x4.max (local.get $high) (v128.const f32x4 0 0 0 0)))))
    (local.set $low (i32x4.trunc_sat_f32x4_s (f32x4.floor (f32x4.add (local.get $low) (v128.const f32x4 0.5 0.5 0.5 0.5)))))
    (local.set $high (i32x4.trunc_sat_f32x4_s (f32x4.floor (f32x4.add (local.get $high) (v128.const f32x4 0.5 0.5 0.5 0.5)))))
    (if (local.get $residual) (then
      (local.set $input (v128.load (local.get $residual)))
      (local.set $low (i32x4.add (local.get $low) (i32x4.extend_low_i16x8_s (local.get $input))))
      (local.set $high (i32x4.add (local.get $high) (i32x4.extend_high_i16x8_s (local.get $input))))))
    (v128.store (local.get $output) (i16x8.min_s
      (i16x8.max_s (i16x8.narrow_i32x4_s (local.get $low) (local.get $high)) (v128.const i16x8 -16383 -16383 -16383 -16383 -16383 -16383 -16383 -16383))
      (v128.const i16x8 16383 16383 16383 16383 16383 16383 16383 16383))))

  ;; $input and $output are the addresses of position 0, a row of i16 channels each position. $weights: for each eight outputs, for each
  ;; tap, for each two inputs, 8 x 2 numbers i16. $factors: a scale f32 an output, then a bias f32 an output.
  (func (export "convolve")
    (param $input i32) (param $output i32) (param $weights i32) (param $factors i32) (param $positions i32)
    (param $inputs i32) (param $outputs i32) (param $taps i32) (param $dilation i32) (param $isResidual i32)
    (local $row i32) (local $outputRow i32) (local $channel i32) (local $position i32) (local $tap i32)
    (local $weight i32) (local $blockBytes i32) (local $at i32) (local $end i32) (local $scales i32) (local $biases i32)
    (local $rows2 i32) (local $rows3 i32) (local $from i32)
    (local $w0 v128) (local $w1 v128) (local $x v128)
    (local $a0 v128) (local $a1 v128) (local $b0 v128) (local $b1 v128) (local $c0 v128) (local $c1 v128) (local $d0 v128) (local $d1 v128)
    (local.set $row (i32.shl (local.get $inputs) (i32.const 1)))
    (local.set $rows2 (i32.shl (local.get $row) (i32.const 1)))
    (local.set $rows3 (i32.add (local.get $rows2) (local.get $row)))
    (local.set $outputRow (i32.shl (local.get $outputs) (i32.const 1)))
    (local.set $blockBytes (i32.shl (i32.mul (local.get $inputs) (local.get $taps)) (i32.const 4)))
    (loop $channels
      (local.set $scales (i32.add (local.get $factors) (i32.shl (local.get $channel) (i32.const 2))))
      (local.set $biases (i32.add (local.get $scales) (i32.shl (local.get $outputs) (i32.const 2))))
      (local.set $position (i32.const 0))
      (loop $positions4
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $c0 (v128.const i32x4 0 0 0 0)) (local.set $c1 (v128.const i32x4 0 0 0 0))
        (local.set $d0 (v128.const i32x4 0 0 0 0)) (local.set $d1 (v128.const i32x4 0 0 0 0))
        (local.set $weight (local.get $weights))
        (local.set $tap (i32.const 0))
        (loop $taps
          (local.set $from (i32.add (local.get $position)
            (i32.mul (local.get $dilation) (i32.sub (local.get $tap) (i32.shr_u (local.get $taps) (i32.const 1))))))
          ;; Before the first position and behind the last all inputs are zero, and a tap that sees nothing else adds nothing.
          (if (i32.and (i32.gt_s (local.get $from) (i32.const -4)) (i32.lt_s (local.get $from) (local.get $positions)))
            (then
              (local.set $at (i32.add (local.get $input) (i32.mul (local.get $row) (local.get $from))))
              (local.set $end (i32.add (local.get $at) (local.get $row)))
              (loop $pairs
                (local.set $w0 (v128.load (local.get $weight)))
                (local.set $w1 (v128.load offset=16 (local.get $weight)))
                (local.set $x (v128.load32_splat (local.get $at)))
                (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $x) (local.get $w0))))
                (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $x) (local.get $w1))))
                (local.set $x (v128.load32_splat (i32.add (local.get $at) (local.get $row))))
                (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $x) (local.get $w0))))
                (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $x) (local.get $w1))))
                (local.set $x (v128.load32_splat (i32.add (local.get $at) (local.get $rows2))))
                (local.set $c0 (i32x4.add (local.get $c0) (i32x4.dot_i16x8_s (local.get $x) (local.get $w0))))
                (local.set $c1 (i32x4.add (local.get $c1) (i32x4.dot_i16x8_s (local.get $x) (local.get $w1))))
                (local.set $x (v128.load32_splat (i32.add (local.get $at) (local.get $rows3))))
                (local.set $d0 (i32x4.add (local.get $d0) (i32x4.dot_i16x8_s (local.get $x) (local.get $w0))))
                (local.set $d1 (i32x4.add (local.get $d1) (i32x4.dot_i16x8_s (local.get $x) (local.get $w1))))
                (local.set $weight (i32.add (local.get $weight) (i32.const 32)))
                (br_if $pairs (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $end)))))
            (else
              (local.set $weight (i32.add (local.get $weight) (i32.shl (local.get $inputs) (i32.const 4))))))
          (br_if $taps (i32.lt_u (local.tee $tap (i32.add (local.get $tap) (i32.const 1))) (local.get $taps))))
        (call $store (local.get $a0) (local.get $a1) (local.get $scales) (local.get $biases) (local.get $input) (local.get $output)
          (local.get $channel) (local.get $position) (local.get $row) (local.get $outputRow) (local.get $isResidual))
        (if (i32.lt_u (i32.add (local.get $position) (i32.const 1)) (local.get $positions)) (then
          (call $store (local.get $b0) (local.get $b1) (local.get $scales) (local.get $biases) (local.get $input) (local.get $output)
            (local.get $channel) (i32.add (local.get $position) (i32.const 1)) (local.get $row) (local.get $outputRow) (local.get $isResidual))))
        (if (i32.lt_u (i32.add (local.get $position) (i32.const 2)) (local.get $positions)) (then
          (call $store (local.get $c0) (local.get $c1) (local.get $scales) (local.get $biases) (local.get $input) (local.get $output)
            (local.get $channel) (i32.add (local.get $position) (i32.const 2)) (local.get $row) (local.get $outputRow) (local.get $isResidual))))
        (if (i32.lt_u (i32.add (local.get $position) (i32.const 3)) (local.get $positions)) (then
          (call $store (local.get $d0) (local.get $d1) (local.get $scales) (local.get $biases) (local.get $input) (local.get $output)
            (local.get $channel) (i32.add (local.get $position) (i32.const 3)) (local.get $row) (local.get $outputRow) (local.get $isResidual))))
        (br_if $positions4 (i32.lt_u (local.tee $position (i32.add (local.get $position) (i32.const 4))) (local.get $positions))))
      (local.set $weights (i32.add (local.get $weights) (local.get $blockBytes)))
      (br_if $channels (i32.lt_u (local.tee $channel (i32.add (local.get $channel) (i32.const 8))) (local.get $outputs)))))

  ;; Finishes one position at one group of eight channels.
  (func $store
    (param $low v128) (param $high v128) (param $scales i32) (param $biases i32) (param $input i32) (param $output i32)
    (param $channel i32) (param $position i32) (param $row i32) (param $outputRow i32) (param $isResidual i32)
    (local $channelBytes i32)
    (local.set $channelBytes (i32.shl (local.get $channel) (i32.const 1)))
    (call $finish (local.get $low) (local.get $high) (local.get $scales) (local.get $biases)
      (i32.add (local.get $channelBytes) (i32.add (local.get $output) (i32.mul (local.get $position) (local.get $outputRow))))
      (select
        (i32.add (local.get $channelBytes) (i32.add (local.get $input) (i32.mul (local.get $position) (local.get $row))))
        (i32.const 0)
        (local.get $isResidual)))))
