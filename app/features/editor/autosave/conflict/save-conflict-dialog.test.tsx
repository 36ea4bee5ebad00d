import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { texts as fields } from '#app/i18n/zh/editor/fields'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { listDifferences } from './list-differences'
import { markDifferences } from './mark-differences'
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
      templates={[]}
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
    [/保留我的版本/, 'mine'],
    [/使用另一版本/, 'theirs'],
    [/两个版本都保留/, 'both'],
    [/暂不处理/, 'later'],
  ])('runs %s only when it is pressed', async (name, choice) => {
    const choices = warned()
    expect(choices).toEqual([])
    await act(async () => void fireEvent.click(button(name)))
    expect(choices).toEqual([choice])
  })

  test('shows why a choice failed and offers all of them again', async () => {
    warned('账号中的简历已满')
    await act(async () => void fireEvent.click(button(/两个版本都保留/)))
    expect(screen.getByText('账号中的简历已满')).toBeTruthy()
    expect((button(/保留我的版本/) as HTMLButtonElement).disabled).toBe(false)
  })
})

describe('the conflict dialog about fields', () => {
  const base = buildResume()
  function ask(change: (resume: Resume) => void) {
    const kept: (Resume | undefined)[] = []
    const mine = buildResume((resume) => {
      resume.basics.city = '成都'
      change(resume)
    })
    renderInEditor(
      <SaveConflictDialog
        newer={newer}
        base={base}
        templates={[]}
        onKeepMine={(merged) => {
          kept.push(merged)
          return Promise.resolve('')
        }}
        onTakeTheirs={() => Promise.resolve('')}
        onKeepBoth={() => Promise.resolve('')}
        onDecideLater={() => undefined}
      />,
      { resume: mine },
    )
    return kept
  }
  const radio = (name: RegExp) => screen.getByRole('radio', { name, hidden: true })
  const save = () => act(async () => void fireEvent.click(button(/保存选择/)))

  test('asks about the field that both changed alone, and keeps mine unless told otherwise', async () => {
    const kept = ask((resume) => (resume.basics.name = '我的'))
    expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(1)
    expect(screen.getByText('姓名')).toBeTruthy()
    await save()
    expect(kept[0]?.basics).toMatchObject({ name: '我的', city: '成都' })
    expect(kept[0]?.sections[1]?.items[0]?.text).toBe('Rust')
  })

  test('saves theirs where that is chosen, and my other changes with it', async () => {
    const kept = ask((resume) => (resume.basics.name = '我的'))
    fireEvent.click(radio(/另一版本/))
    await save()
    expect(kept[0]?.basics).toMatchObject({ name: '对方', city: '成都' })
  })

  test('can keep both texts of an entry, one after the other', async () => {
    const kept = ask((resume) => (resume.sections[1]!.items[0]!.text = 'Go'))
    expect(screen.getByText(`${fields.kinds.skills} · 语言 · ${fields.skills.text}`)).toBeTruthy()
    fireEvent.click(radio(/两段都保留/))
    await save()
    expect(kept[0]?.sections[1]?.items[0]?.text).toBe('Go\n\nRust')
  })

  test('chooses one side for all of several fields by one press', async () => {
    const kept = ask((resume) => {
      resume.basics.name = '我的'
      resume.sections[1]!.items[0]!.text = 'Go'
    })
    fireEvent.click(button(/全部选另一版本/))
    await save()
    expect(kept[0]).toEqual(
      buildResume((resume) => {
        resume.basics = { ...theirs.basics, city: '成都' }
        resume.sections = theirs.sections
      }),
    )
  })

  test('shows what one side removed', () => {
    ask((resume) => resume.sections.pop())
    expect(radio(/我的版本\s*已删除/)).toBeTruthy()
    expect(radio(/另一版本\s*语言/)).toBeTruthy()
  })

  test('asks nothing once the texts do not differ any more', () => {
    const kept = ask((resume) => (resume.basics.name = '对方'))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(kept[0]?.basics).toMatchObject({ name: '对方', city: '成都' })
  })
})

test('marks the words that only one of two texts has', () => {
  expect(markDifferences('负责支付平台', '负责会员平台')).toEqual({
    mine: [
      { text: '负责', isOwn: false },
      { text: '支付', isOwn: true },
      { text: '平台', isOwn: false },
    ],
    theirs: [
      { text: '负责', isOwn: false },
      { text: '会员', isOwn: true },
      { text: '平台', isOwn: false },
    ],
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
