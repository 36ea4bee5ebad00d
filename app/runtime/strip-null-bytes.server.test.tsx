import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stripNullBytes } from './strip-null-bytes.server'

// Each additional leading character shifts every character across the block boundaries.
const fields = (shift: number) => (
  <form>
    <input defaultValue={'a'.repeat(shift)} />
    {Array.from({ length: 40 }, (_, i) => (
      <textarea key={i} defaultValue={'针对新客复购率下降的问题，定位首要原因。'.repeat(9)} />
    ))}
  </form>
)
const streamed = (shift: number, through: PassThrough) => {
  renderToPipeableStream(fields(shift)).pipe(through)
  return text(through)
}

test('React pads blocks with zero bytes; once it no longer does, this module can go', async () => {
  const pages = await Promise.all([0, 1, 2].map((shift) => streamed(shift, new PassThrough())))
  expect(pages.some((page) => page.includes('\0'))).toBe(true)
})

test.each([0, 1, 2, 3, 4, 5])(
  'a streamed page equals the rendered one, character by character (%i)',
  async (shift) => {
    expect(await streamed(shift, stripNullBytes())).toBe(renderToString(fields(shift)))
  },
)
