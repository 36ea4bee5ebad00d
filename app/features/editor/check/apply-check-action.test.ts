import { describe, expect, test } from 'vitest'
import { lintResume } from '#resume-lint/lint-resume'
import { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { applyCheckAction } from './apply-check-action'

const resume = buildResume()
const findings = lintResume(resume, { today: '2026-11' })
const [first, second] = findings

describe('applyCheckAction', () => {
  test('stores two dismissed findings as two ids in a valid document', () => {
    const once = applyCheckAction(resume, findings, `dismiss:${first!.id}`)
    const twice = applyCheckAction(once, findings, `dismiss:${second!.id}`)
    expect(twice.dismissed).toEqual([first!.id, second!.id])
    expect(Resume.parse(twice).dismissed).toEqual(twice.dismissed)
  })

  test('removes dismissed ids that are no longer found', () => {
    const old = { ...resume, dismissed: ['vague.gone.1'] }
    expect(applyCheckAction(old, findings, `dismiss:${first!.id}`).dismissed).toEqual([first!.id])
  })

  test('removes the list when the last dismissed finding is restored', () => {
    const once = applyCheckAction(resume, findings, `dismiss:${first!.id}`)
    expect(applyCheckAction(once, findings, `restore:${first!.id}`)).toEqual(resume)
  })

  test.each(['fix', 'dismiss'] as const)('changes nothing for an unknown id: %s', (act) => {
    expect(applyCheckAction(resume, findings, `${act}:vague.nowhere.0`)).toBe(resume)
  })
})
