import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import { sequentialIds, buildResume } from '#tests/fixtures/resume-builders'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import {
  restoreFocusAfterIntent,
  restoreFocusAfterUndo,
  revealAfterRender,
} from './restore-focus-after-intent'
import { applyIntent, parseIntent } from './intents'

const { t } = i18nFor('zh')
const before = buildResume((resume) => (resume.sections[0]!.title = '实习经历'))
const after = (intent: string, of: Resume = before) => applyIntent(of, parseIntent(intent), sequentialIds())

/** The form of a resume: each entry's line, the button that adds one, and the announcements. */
function Form({ resume }: { resume: Resume }) {
  return (
    <form lang="zh">
      <p id="editor-announcements" />
      {resume.sections.map((section) => (
        <section key={section.id} id={section.id}>
          <input aria-label={`title ${section.id}`} />
          <button type="submit" name="intent" value={`moveSection:${section.id}:up`}>
            up {section.id}
          </button>
          <button type="submit" name="intent" value={`moveSection:${section.id}:down`}>
            down {section.id}
          </button>
          <div data-grip tabIndex={-1}>
            row {section.id}
          </div>
          {section.items.map((item) => (
            <details key={item.id} id={item.id}>
              <summary data-grip>{item.id}</summary>
            </details>
          ))}
          <button type="submit" name="intent" value={`addItem:${section.id}`}>
            add to {section.id}
          </button>
        </section>
      ))}
    </form>
  )
}
const announcement = () => document.getElementById('editor-announcements')?.textContent
const follow = (intent: string, of = before) => {
  const resume = after(intent, of)
  render(<Form resume={resume} />)
  const pressed = screen.queryByText('up s2') ?? document.body
  restoreFocusAfterIntent({ before: of, after: resume, intent, pressed, store: createEditorStore(resume), t })
  return resume
}
const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text))

beforeEach(() => (document.documentElement.lang = 'zh'))

describe('the focus after a click', () => {
  test('moves from a deleted entry to the next one', async () => {
    follow('removeItem:s1-1')
    await focused('s1-2')
    expect(announcement()).toBe('“甲公司”已删除，还剩 1 项。')
  })

  test('moves from the last of several entries to the previous one', async () => {
    follow('removeItem:s1-2')
    await focused('s1-1')
  })

  test('moves from the only entry to the button that adds one', async () => {
    follow('removeItem:s2-1')
    await focused('add to s2')
    expect(announcement()).toBe('“语言”已删除，还剩 0 项。')
  })

  test('moves from a deleted section to the row of the next, and announces the deleted section by its title', async () => {
    follow('removeSection:s1')
    await focused('row s2')
    expect(announcement()).toBe('“实习经历”已删除，还剩 1 项。')
  })

  test('stays on the button that moved a section', async () => {
    follow('moveSection:s2:up')
    await focused('up s2')
    expect(announcement()).toBe('“专业技能”已移到第 1 项，共 2 项。')
  })
})

test('focuses and announces what undo restores', async () => {
  const removed = after('removeItem:s1-1')
  render(<Form resume={before} />)
  restoreFocusAfterUndo(removed, before, t)
  await focused('s1-1')
  expect(announcement()).toBe('“甲公司”已恢复。')
})

test('says what undo takes away again by what had added it', () => {
  const added = after('addItem:s2')
  render(<Form resume={before} />)
  expect(restoreFocusAfterUndo(added, before, t)).toEqual({ gone: 'addItem' })
  expect(restoreFocusAfterUndo(before, before, t)).toBeUndefined()
})

test('changes the live region when the same message repeats', () => {
  const removed = after('removeItem:s1-1')
  render(<Form resume={before} />)
  restoreFocusAfterUndo(removed, before, t)
  const once = announcement()
  restoreFocusAfterUndo(removed, before, t)
  expect(announcement()).not.toBe(once)
  expect(announcement()?.trim()).toBe(once)
})

describe('the focus after something was added', () => {
  // happy-dom lays nothing out.
  beforeEach(() => Object.assign(HTMLElement.prototype, { checkVisibility: () => true }))

  test.each([
    ['the value of a pair that has its label', '英语水平', 'value'],
    ['the label of one that has none', '', 'label'],
  ])('goes to %s', async (_, label, expected) => {
    render(
      <details>
        <div id="c1">
          <input aria-label="label" defaultValue={label} />
          <input aria-label="value" />
        </div>
      </details>,
    )
    revealAfterRender('c1', () => true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(expected)))
  })

  test('stays with who has gone on before the next frame, and what was added is opened all the same', async () => {
    render(
      <>
        <details data-testid="fold">
          <div id="c1">
            <input aria-label="label" />
          </div>
        </details>
        <textarea aria-label="pressed" />
      </>,
    )
    const isStillThere = () => document.activeElement === document.body
    revealAfterRender('c1', isStillThere)
    screen.getByLabelText('pressed').focus()
    await waitFor(() => expect(screen.getByTestId('fold')).toHaveProperty('open', true))
    expect(document.activeElement).toBe(screen.getByLabelText('pressed'))
  })
})
