/** The log that the supervisor writes to. A pino logger fits. */
export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
}
