import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { createEditorStore } from './editor-store'

const kinds = ({ sections }: Resume) => sections.map(({ kind }) => kind).join()
const [usual, graduates] = ['work', 'internship'].map((one) => `education,${one},project,skills,summary`)
const open = (change: (resume: Resume) => void = () => undefined) => {
  const resume = emptyResume(DEFAULT_STYLE)
  change(resume)
  const store = createEditorStore(resume)
  return {
    store,
    say: (status: string) => store.getState().set('intention.status', status),
    kinds: () => kinds(store.getState().resume),
  }
}

describe('the status and the section of the experience', () => {
  test.each(['应届毕业生', '在校学生', '研二在读', 'New graduate'])(
    'with %s the empty section of work is one of internships, and one undo takes back both',
    (status) => {
      const { store, say, kinds } = open()
      say(status)
      expect(kinds()).toBe(graduates)
      store.getState().undo()
      expect(store.getState().resume).toEqual(emptyResume(DEFAULT_STYLE))
      store.getState().redo()
      expect(kinds()).toBe(graduates)
    },
  )

  test('it changes back with the status, while it is empty', () => {
    const { store, say, kinds } = open()
    say('应届毕业生')
    say('在职')
    expect(kinds()).toBe(usual)
    say('应届毕业生')
    store.getState().set('sections[1].items[0].title', '杭州青橙文化')
    say('在职')
    expect(kinds()).toBe(graduates)
    expect(store.getState().resume.sections[1]!.items[0]!.title).toBe('杭州青橙文化')
  })

  test.each<[string, (resume: Resume) => void]>([
    ['a word in it', ({ sections }) => (sections[1]!.items[0]!.text = '- 上线')],
    ['a title of its own', ({ sections }) => (sections[1]!.title = '从业经历')],
    ['a purpose, which chose its sections', (resume) => (resume.scenario = 'part-time')],
  ])('the section stays with %s', (_, change) => {
    const { say, kinds } = open(change)
    say('应届毕业生')
    expect(kinds()).toBe(usual)
  })

  test('there are never two sections of internships by it', () => {
    const { store, say, kinds } = open()
    store.getState().dispatchIntent('addSection:internship')
    const before = kinds()
    say('应届毕业生')
    expect(kinds()).toBe(before)
  })

  test('a status that says no more of it than the one before changes nothing', () => {
    const { store, say, kinds } = open(({ sections }) => (sections[1]!.kind = 'internship'))
    say('在职')
    expect(kinds()).toBe(graduates)
    store.getState().set('basics.name', '林晓')
    expect(kinds()).toBe(graduates)
  })
})
