/**
 * A copy of a text. A part of a string keeps the whole alive: the line of a document that is remembered would
 * keep the megabytes of that document.
 */
export const ownText = (text: string): string => Buffer.from(text).toString()
