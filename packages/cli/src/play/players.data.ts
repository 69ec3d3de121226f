/** A program that plays sound, and how it is called. */
export interface Player {
  readonly program: string;
  readonly parameters: readonly string[];
  /** What it is given: MP3 where it understands that, because less is sent. */
  readonly format: 'mp3' | 'wav';
  /** `stream`: the sound comes in at standard input, while it is made. `file`: it is given the path of a whole file. */
  readonly takes: 'stream' | 'file';
}

const mp3Stream = { format: 'mp3', takes: 'stream' } as const;
const wavStream = { format: 'wav', takes: 'stream' } as const;
const wavFile = { format: 'wav', takes: 'file' } as const;

/** Players that systems have, best first. */
export const players: readonly Player[] = [
  { program: 'mpv', parameters: ['--no-video', '--no-terminal', '-'], ...mp3Stream },
  { program: 'ffplay', parameters: ['-nodisp', '-autoexit', '-loglevel', 'error', '-i', '-'], ...mp3Stream },
  { program: 'mpg123', parameters: ['-q', '-'], ...mp3Stream },
  { program: 'play', parameters: ['-q', '-t', 'mp3', '-'], ...mp3Stream },
  { program: 'cvlc', parameters: ['--play-and-exit', '--quiet', '-'], ...mp3Stream },
  { program: 'afplay', parameters: [], ...wavFile },
  { program: 'pw-play', parameters: [], ...wavFile },
  { program: 'paplay', parameters: [], ...wavFile },
  { program: 'aplay', parameters: ['-q', '-'], ...wavStream },
  {
    program: 'powershell.exe',
    // The path is a parameter of its own, so that nothing in it is read as a command.
    parameters: ['-NoProfile', '-Command', '& { (New-Object Media.SoundPlayer $args[0]).PlaySync() }'],
    ...wavFile,
  },
];
