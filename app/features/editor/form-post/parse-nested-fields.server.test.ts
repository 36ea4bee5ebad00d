import { parseSubmission } from '@conform-to/dom/future'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNestedFields } from './parse-nested-fields.server'

const step = fc.oneof(
  fc.nat(12).map((index) => `[${index}]`),
  fc.constantFrom('.title', '.items', '.a', '.text'),
)
const name = fc
  .tuple(
    fc.constantFrom('basics', 'sections', 'intention', 'style'),
    fc.array(step, { minLength: 1, maxLength: 4 }),
  )
  .map(([root, steps]) => root + steps.join(''))
/** Field names of the form: sections and items by number, everything else by name. */
const ownName = fc
  .tuple(fc.nat(5), fc.nat(5), fc.constantFrom('title', 'text', 'from'))
  .map(([section, item, field]) => `sections[${section}].items[${item}].${field}`)

test("parses the form's field names into the same tree as conform", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.oneof(ownName, fc.constantFrom('basics.name', 'intention.cities[1]')), fc.string()),
      ),
      (fields) => {
        const form = new FormData()
        for (const [key, value] of fields) form.append(key, value)
        expect(parseNestedFields(form)).toEqual(parseSubmission(form).payload)
      },
    ),
  )
})

test('parses any field names into a tree and changes no other object', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          name,
          fc.constantFrom('basics.__proto__.x', 'basics.constructor.x', 'basics[9999]', 'x', ''),
        ),
      ),
      (names) => {
        const tree = parseNestedFields(names.map((one) => [one, 'v']))
        expect(Object.getPrototypeOf(tree)).toBe(Object.prototype)
        expect(({} as Record<string, unknown>).x).toBeUndefined()
      },
    ),
  )
})
