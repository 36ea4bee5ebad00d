import { parseJsonText } from '../json/parse-json-text'
import { findNativeDocument, isObject, parseNativeJson } from '../json/parse-native-json'
import type { Line } from '../line'
import { attachedTexts } from './attached-texts'
import { isPrintedOn } from './is-printed-on'

/** The resume that one of our own PDFs carries, if its pages still show it; whatever else is attached counts as nothing. */
export function readAttachedResume(bytes: Uint8Array, lines: readonly Line[]) {
  for (const text of attachedTexts(bytes)) {
    const read = parseResume(text)
    if (read && isPrintedOn(read.resume, lines)) return read
  }
  return undefined
}

function parseResume(text: string) {
  try {
    const file = parseJsonText(text)
    const own = isObject(file) && findNativeDocument(file)
    return own ? parseNativeJson(own) : undefined
  } catch {
    // Of a later version, or deeper than any resume.
    return undefined
  }
}
