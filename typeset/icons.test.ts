import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { readSample, templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const sample = readSample('backend-engineer')

/** The page in a template: how many pictures it has, and its texts. Without `icons` the resume says nothing of them. */
function drawn(id: string, icons?: boolean) {
  const { version } = templates.find((template) => template.id === id)!
  const style = { template: `${id}@${version}`, photo: 'none', ...(icons !== undefined && { icons }) }
  const { svg, layer, warnings } = compileResume(Resume.parse({ ...sample, style }))
  expect(warnings).toEqual([])
  const text = layer.map((piece) => piece.text).join('')
  return { pictures: svg.match(/<image/g)?.length ?? 0, text: text.replaceAll(' ', '') }
}

/** The style panel offers the choice where the template says that it draws some. */
const withIcons = templates.filter(({ parts }) => parts.icons).map(({ id }) => id)

test.each(withIcons)('%s draws icons unless they are turned off, and the contacts all the same', (id) => {
  expect(drawn(id)).toEqual(drawn(id, true))
  const { pictures, text } = drawn(id, false)
  expect(pictures).toBeLessThan(drawn(id).pictures)
  for (const contact of ['13800005678', 'zhicheng.liang@example.com']) expect(text).toContain(contact)
})

// Numbers that are drawn before headings are no icons.
test.each(templates.map(({ id }) => id).filter((id) => !withIcons.includes(id)))(
  '%s has none to turn off',
  (id) => {
    expect(drawn(id, false)).toEqual(drawn(id))
  },
)
