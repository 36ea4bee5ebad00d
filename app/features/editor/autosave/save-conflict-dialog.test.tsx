import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { texts as fields } from '#app/i18n/zh/editor/fields'
import type { StoredResume } from '#contract/resume/stored-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { listDifferences } from './list-differences'
import { SaveConflictDialog } from './save-conflict-dialog'

const theirs = buildResume((resume) => {
  resume.basics.name = '对方'
  resume.sections[1]!.items[0]!.text = 'Rust'
})
const newer = {
  id: 'r1',
  title: '简历',
  revision: 9,
  updatedAt: 1_795_000_000_000,
  resume: theirs,
} as StoredResume

function warned(outcome = '') {
  const choices: string[] = []
  const recordChoice = (name: string) => () => {
    choices.push(name)
    return Promise.resolve(outcome)
  }
  renderInEditor(
    <SaveConflictDialog
      newer={newer}
      onKeepMine={recordChoice('mine')}
      onTakeTheirs={recordChoice('theirs')}
      onKeepBoth={recordChoice('both')}
      onDecideLater={() => void choices.push('later')}
    />,
  )
  return choices
}
const button = (name: RegExp) => screen.getByRole('button', { name, hidden: true })

describe('the conflict dialog', () => {
  test('lists the parts that differ', () => {
    warned()
    expect(screen.getByText(`不同之处：基本信息和${fields.kinds.skills}`)).toBeTruthy()
  })

  test.each([
    [/保留我的/, 'mine'],
    [/使用对方的/, 'theirs'],
    [/两份都留/, 'both'],
    [/先不处理/, 'later'],
  ])('runs %s only when it is pressed', async (name, choice) => {
    const choices = warned()
    expect(choices).toEqual([])
    await act(async () => void fireEvent.click(button(name)))
    expect(choices).toEqual([choice])
  })

  test('shows why a choice failed and offers all of them again', async () => {
    warned('账号里的简历已满')
    await act(async () => void fireEvent.click(button(/两份都留/)))
    expect(screen.getByText('账号里的简历已满')).toBeTruthy()
    expect((button(/保留我的/) as HTMLButtonElement).disabled).toBe(false)
  })
})

describe('listDifferences', () => {
  const parts = (change: Parameters<typeof buildResume>[0]) =>
    listDifferences(buildResume(), buildResume(change)).map((part) =>
      'title' in part ? part.kind : part.part,
    )

  test.each<[string, Parameters<typeof buildResume>[0], string[]]>([
    ['nothing', () => undefined, []],
    ['the wishes', (resume) => (resume.intention.salary = '20k'), ['intention']],
    ['the look', (resume) => (resume.style.size = 11), ['style']],
    [
      'a section that only they have',
      (resume) => resume.sections.push({ ...resume.sections[0]!, id: 's9' }),
      ['work'],
    ],
    ['a section that only I have', (resume) => resume.sections.pop(), ['skills']],
    ['the order alone', (resume) => resume.sections.reverse(), ['order']],
  ])('returns %s', (_, change, expected) => {
    expect(parts(change)).toEqual(expected)
  })
})
