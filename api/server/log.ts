/** The part of pino that the API uses. Personal data (names, phones, resumes) must never be logged. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>

export const silentLog: Log = { info() {}, warn() {}, error() {} }
