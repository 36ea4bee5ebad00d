import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { compileResume } from './testing/compile-resume'
import { readSample } from './testing/test-templates'

/** Wider than their number of letters says. */
const addresses = ['mmmmwmwm_wm@mail.example.com', 'mmmmmmmm@gmail.com']

/** The baselines of the pieces of an address, of which each may end a line. */
function baselinesOf(address: string, template: string): number[] {
  const resume = Resume.parse(readSample('product-manager'))
  resume.basics.email = address
  resume.style = { ...resume.style, photo: 'none', template: `${template}@1` }
  const { layer } = compileResume(resume)
  const first = layer.findIndex((_, at) => textFrom(at).startsWith(address))
  expect(first).toBeGreaterThan(-1)
  let length = 0
  const pieces = layer.slice(first).filter(({ text }) => (length += text.length) <= address.length)
  return [...new Set(pieces.map(({ baseline }) => Math.round(baseline)))]

  function textFrom(at: number): string {
    return layer
      .slice(at, at + 12)
      .map(({ text }) => text)
      .join('')
  }
}

test.each(
  ['boxed-headings', 'cards', 'bank', 'skill-bars', 'veteran'].flatMap((template) =>
    addresses.map((address) => [template, address] as const),
  ),
)('facts in columns: %s keeps the wide address %s on one line', (template, address) => {
  expect(baselinesOf(address, template)).toHaveLength(1)
})
