import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { openTestDeviceEngine } from './testing/test-device-engine'
import { createTestEngine } from './testing/test-templates'

const service = createTestEngine()
const device = await openTestDeviceEngine()
const jpegOf = (background: string, width: number) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
const [blue, red] = await Promise.all([jpegOf('#2244aa', 300), jpegOf('#aa2244', 160)])
const ids = ['a'.repeat(22), 'b'.repeat(22)] as const

/** A resume with a work for each picture, in a template that draws them, and one work without any. */
const resumeWith = (pictures: readonly string[], template = 'portfolio@2') =>
  buildResume((resume) => {
    const works = pictures.map((picture, i) => buildItem(`p${i}`, { title: `作品${i}`, picture }))
    resume.sections = [buildSection('p', [...works, buildItem('p9', { title: '别的' })], 'portfolio')]
    resume.style.template = template
  })

type Pictures = Record<string, Uint8Array>
const serviceImages = (resume: ReturnType<typeof resumeWith>, pictures: Pictures) =>
  JSON.stringify(service.svg(service.layOut(resume, { pictures })))
const deviceImages = (resume: ReturnType<typeof resumeWith>, pictures: Pictures) => {
  const { pages, images } = device.layOut(resume, { pictures })
  const body = pages.flatMap((page) => page.body).join('')
  return JSON.stringify(Object.entries(images).filter(([id]) => body.includes(`#${id}"`)))
}

test.each([
  ['the service', serviceImages],
  ['a device', deviceImages],
])('%s draws the pictures of works, changed and taken away', (_, drawn) => {
  const has = (text: string) => [blue!, red!].map((jpeg) => text.includes(jpeg.toString('base64')))
  expect(has(drawn(resumeWith(ids), { [ids[0]]: blue!, [ids[1]]: red! }))).toEqual([true, true])
  expect(has(drawn(resumeWith([ids[0]]), { [ids[0]]: red! }))).toEqual([false, true])
  expect(has(drawn(resumeWith([ids[1], ids[0]]), { [ids[0]]: blue! }))).toEqual([true, false])
  expect(has(drawn(resumeWith(ids), {}))).toEqual([false, false])
  expect(has(drawn(resumeWith(ids, 'classic@4'), { [ids[0]]: blue! }))).toEqual([false, false])
})

test('both lay out the same page', () => {
  const photos = { pictures: { [ids[0]]: blue!, [ids[1]]: red! } }
  const { anchors, pageCount } = service.layOut(resumeWith(ids), photos)
  expect(device.layOut(resumeWith(ids), photos)).toMatchObject({ anchors, pageCount })
})

test('a picture that cannot be drawn is left out and reported, one that is no JPEG is not there', () => {
  const broken = Buffer.concat([blue!.subarray(0, blue!.indexOf('ffda', 'hex')), Buffer.from('ffd9', 'hex')])
  const resume = resumeWith(ids)
  const { undrawn } = service.layOut(resume, { pictures: { [ids[0]]: broken, [ids[1]]: red! } })
  expect(undrawn).toEqual([{ field: 'sections[0].items[0].picture', form: 'blank' }])
  expect(
    service.layOut(resume, { pictures: { [ids[0]]: Buffer.from('no picture') } }).undrawn,
  ).toBeUndefined()
})
