import { z } from 'zod'
import type { Typesetter } from '#typeset/typesetter'

/** More than a page of any resume has. */
const maxGlyphs = 5_000

const GlyphLettersRequest = z.object({ glyphs: z.array(z.string().max(6)).max(maxGlyphs) })
export type GlyphLettersAnswer = { letters: Record<string, string> }

/** Responds with the characters of glyphs on a page, so that a press on the page finds its letter in the form. */
export async function handleGlyphLetters(
  request: Request,
  { typesetter }: { typesetter: Pick<Typesetter, 'letters'> },
): Promise<Response> {
  const parsed = GlyphLettersRequest.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  return Response.json({ letters: typesetter.letters(parsed.data.glyphs) } satisfies GlyphLettersAnswer)
}
