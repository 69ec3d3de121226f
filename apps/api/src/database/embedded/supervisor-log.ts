/** What the supervisor tells its caller. A pino logger fits. */
export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
}
