import type { ActionFunctionArgs } from '@remix-run/node'
import { handleGlyphLetters } from '#app/preview/glyph-letters.server'

/** Returns the characters of the posted glyphs. */
export function action({ request, context }: ActionFunctionArgs) {
  return handleGlyphLetters(request, context)
}
