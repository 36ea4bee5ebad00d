/** The part of pino this half uses. Words about people (names, phones, resumes) never go in. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>

export const silentLog: Log = { info() {}, warn() {}, error() {} }
