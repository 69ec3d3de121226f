/**
 * Loaded into a program before its own code: when the process that started it is killed, the channel between them
 * breaks, and the program is told to stop as if by Ctrl-C. Nothing is left running that nobody watches.
 */
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
