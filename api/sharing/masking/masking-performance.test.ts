import { describe, expect, test } from 'vitest'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { countSteps } from '#tests/linear-time/step-counter'
import { maskResume } from './mask-resume'

/** Fourteen texts of one repeated writing, as long together as a resume may be. */
const repeated = (unit: string, size: number) =>
  buildResume((resume) => {
    const { basics } = resume
    basics.custom = [4, 5, 6, 7, 8, 9, 20, 60, 200].map((length, index) => ({
      id: `c-${index}`,
      label: ['微信', 'QQ', '地址', '籍贯'][index % 4]!,
      value: unit.repeat(length).slice(0, length),
    }))
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
    resume.sections = Array.from({ length: 14 }, (_, at) =>
      buildSection(`s${at}`, [buildItem(`i${at}`, { text })]),
    )
  })

const units =
  'a|1|13|8-|@|a@|a.|@a.|a@a.|www.|http://|github.com/a|://|](|[a](|(|\\|*|<u>|微信|微信:|地址:|籍贯|身高1|1998年|2019.01-|民族 |婚姻 |+86 |０|＠|ａ|。|\n|😀|linkedin.|175cm,|27岁|qq|年薪1-|汉族|未婚|路1号'.split(
    '|',
  )

describe('the work of masking', { tags: ['deep'] }, () => {
  test.each(units)('grows no faster than the text when it repeats %j', async (unit) => {
    const half = repeated(unit, ResumeLimits.text / 16)
    const whole = repeated(unit, ResumeLimits.text / 8)
    const steps = (resume: typeof half) =>
      countSteps('/api/sharing/masking/', () => maskResume(resume, MASK_KINDS))
    // What is counted depends on nothing that ran before.
    const [less, more] = [await steps(half), await steps(whole)]
    expect(less).toBeGreaterThan(1_000)
    expect(more / less).toBeLessThan(2.5)
  })
})
