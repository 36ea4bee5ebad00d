import { expect, test } from 'vitest'
import { coerceResume } from '#app/features/editor/state/coerce-resume'
import { buildResume, editorFormData } from '#tests/fixtures/resume-builders'
import { completeCutForm } from './complete-cut-form.server'
import { parseResumeForm } from './parse-resume-form.server'

const base = coerceResume(parseResumeForm(editorFormData(buildResume())))

/** The first fields of the editor's form, as they come in the page. */
function cutForm(resume: typeof base, count: number): FormData {
  const form = new FormData()
  for (const [name, value] of [...editorFormData(resume)].slice(0, count)) form.append(name, value)
  return form
}
const fieldCount = [...editorFormData(base)].length

test('a form that was cut anywhere and in which nothing was typed is the document it was made from', () => {
  expect(base.sections.length).toBeGreaterThan(1)
  for (let count = 0; count <= fieldCount; count++)
    expect(coerceResume(completeCutForm(cutForm(base, count), base))).toEqual(base)
})

test('what was typed before the cut is there, and all that came after it', () => {
  const [first, ...others] = base.sections
  const [item, ...items] = first!.items
  const typed = {
    ...base,
    basics: { ...base.basics, name: '欧阳晚晴' },
    sections: [{ ...first!, items: [{ ...item!, title: '南方航空' }, ...items] }, ...others],
  }
  const throughTitle = [...editorFormData(typed)].findIndex(([, value]) => value === '南方航空') + 1
  expect(coerceResume(completeCutForm(cutForm(typed, throughTitle), base))).toEqual(typed)
})
