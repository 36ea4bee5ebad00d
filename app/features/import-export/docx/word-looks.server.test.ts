import { expect, test } from 'vitest'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { templatesDir } from '#typeset/testing/test-templates'
import { lookIds, wordLookOf } from './word-looks.server'

const { templates } = readTemplateCatalogue(templatesDir)

test('every template has a look in Word, and no look is left of a template that is gone', () => {
  expect(lookIds.toSorted()).toEqual(templates.map(({ id }) => id).toSorted())
})

test.each(templates.map((template) => [template.id, template] as const))(
  '%s has its columns and its photo where the template has them',
  (id, { columns, sideColumn, parts }) => {
    const { layout, photo } = wordLookOf(`${id}@1`)
    expect(layout === 'left' || layout === 'right' ? layout : undefined).toBe(
      columns === 2 ? sideColumn : undefined,
    )
    if (parts.photo === false) expect(photo).toBe('none')
  },
)

test('an archived version looks like the current one', () => {
  expect(wordLookOf('sidebar-left@1')).toBe(wordLookOf('sidebar-left@999'))
})

test('an unknown template looks like its family, whatever it is called', () => {
  for (const id of ['unknown', 'constructor', 'toString']) {
    expect(wordLookOf(`${id}@1`).layout).toBe('one')
    expect(wordLookOf(`${id}@1`, 'right').layout).toBe('right')
  }
})
