import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { ItemEditor } from '#app/features/editor/sections/item-editor'
import type { SamplePhrases } from './sample-phrases-types'
import { LazySamplePhrasesPanel } from './lazy-sample-phrases-panel'
// Imported in advance, so that no test waits for the module to load.
import './sample-phrases-panel'

const localized = (text: string) => ({ zh: text, en: text })
const answer: SamplePhrases = {
  matches: [{ id: 'frontend-engineer', name: localized('前端工程师'), industry: localized('互联网') }],
  position: {
    id: 'frontend-engineer',
    name: localized('前端工程师'),
    lines: { junior: ['用〔React〕写了〔3〕个页面'], senior: ['把首屏从〔3〕秒降到〔1〕秒'] },
    skills: ['React'],
  },
}
const requestedUrls: string[] = []
const answering = (reply: () => Response) =>
  vi.stubGlobal(
    'fetch',
    (address: string) => (requestedUrls.push(decodeURIComponent(address)), Promise.resolve(reply())),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  requestedUrls.length = 0
})

/** A placeholder mark splits the button's accessible name. */
const findLine = (line: string) =>
  screen.findByRole('button', { name: (name) => name.replaceAll(' ', '') === line })

/** In the text's plain field, or in its editor, where that was loaded by an earlier test. */
function selectedText(): string | undefined {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement
    ? field.value.slice(field.selectionStart, field.selectionEnd)
    : getSelection()?.toString()
}

function openPanel() {
  const store = renderInEditor(
    <>
      <form>
        <ItemEditor
          name="sections[0].items[0]"
          kind="work"
          sectionId="s1"
          sectionTitle="工作经历"
          index={0}
          isLast={false}
        />
        <ItemEditor
          name="sections[0].items[1]"
          kind="work"
          sectionId="s1"
          sectionTitle="工作经历"
          index={1}
          isLast
        />
      </form>
      <LazySamplePhrasesPanel />
    </>,
  )
  fireEvent.click(screen.getAllByRole('button', { name: '示例句', hidden: true })[0]!)
  return store
}
const texts = (store: ReturnType<typeof openPanel>) =>
  store.getState().resume.sections[0]!.items.map(({ text }) => text)

test('an entry without a name is called after its section', async () => {
  answering(() => Response.json(answer))
  const store = openPanel()
  act(() => store.getState().set('sections[0].items[0].title', ''))
  expect(await screen.findByText('添加到：工作经历')).toBeTruthy()
})

test('the panel adds a line with one press and removes it with another, each as an undo step', async () => {
  answering(() => Response.json(answer))
  const store = openPanel()
  const line = await findLine('用〔React〕写了〔3〕个页面')
  expect(requestedUrls).toEqual(['/sample-lines?q=前端工程师&position='])
  fireEvent.click(line)
  expect(texts(store)[0]).toBe('- 做了一件事\n- 用〔React〕写了〔3〕个页面')
  expect(line.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(line)
  expect(texts(store)[0]).toBe('- 做了一件事')
  act(() => store.getState().undo())
  expect(texts(store)[0]).toContain('〔React〕')
  act(() => store.getState().undo())
  expect(texts(store)[0]).toBe('- 做了一件事')
})

test('the panel follows the focused entry, and Escape focuses its text with the placeholder selected', async () => {
  answering(() => Response.json(answer))
  const store = openPanel()
  const panel = await screen.findByRole('dialog')
  expect(within(panel).getByText('添加到：甲公司')).toBeTruthy()
  fireEvent.focusIn(document.getElementById('f-sections[0].items[1].text')!)
  expect(await within(panel).findByText('添加到：乙公司')).toBeTruthy()
  fireEvent.click(await findLine('把首屏从〔3〕秒降到〔1〕秒'))
  expect(texts(store)).toEqual(['- 做了一件事', '- 把首屏从〔3〕秒降到〔1〕秒'])
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.getElementById('f-sections[0].items[1].text'))
  expect(selectedText()).toBe('〔3〕')
})

test("the panel looks for the entry's own position, and shows lines for its section", async () => {
  answering(() => Response.json({ ...answer, sections: { work: ['带〔3〕人完成〔项目〕'] } }))
  const store = openPanel()
  await findLine('带〔3〕人完成〔项目〕')
  act(() => store.getState().set('sections[0].items[0].subtitle', '用户运营实习生'))
  await waitFor(() => expect(requestedUrls.at(-1)).toBe('/sample-lines?q=用户运营&position=&or=前端工程师'))
})

test('a resume in English has English phrases, and is told where they are not those of its position', async () => {
  answering(() => Response.json(answer))
  const store = openPanel()
  await findLine('用〔React〕写了〔3〕个页面')
  const english = {
    ...answer.position!,
    lines: { junior: ['Built 〔6〕 pages'], senior: ['Led 〔3〕 people'] },
  }
  answering(() => Response.json({ ...answer, position: english }))
  act(() => store.getState().set('style.headings', 'en'))
  expect(await findLine('Led〔3〕people')).toBeTruthy()
  expect(requestedUrls.at(-1)).toBe('/sample-lines?q=前端工程师&position=&language=en')
  expect(screen.queryByText(/暂无英文示例/)).toBeNull()
  expect(screen.queryByText(/个页面/)).toBeNull()
  answering(() => Response.json({ ...answer, position: { ...english, isForAny: true } }))
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('searchbox'), { target: { value: '护士' } })
  expect(await screen.findByText('“前端工程师”暂无英文示例句，以下英文示例句适用于各类岗位。')).toBeTruthy()
})

test('skills of a resume in English are parted by commas', async () => {
  answering(() => Response.json({ ...answer, position: { ...answer.position!, skills: ['Java', 'SQL'] } }))
  const resume = buildResume((one) => {
    one.style.headings = 'en'
    one.sections[0]!.kind = 'skills'
    one.sections[0]!.items[0]!.text = ''
  })
  const store = renderInEditor(<LazySamplePhrasesPanel />, { resume })
  act(() => store.setState({ sampleEntryId: 's1-1' }))
  fireEvent.click(await findLine('Java'))
  fireEvent.click(await findLine('SQL'))
  expect(texts(store)[0]).toBe('Java, SQL')
  fireEvent.click(await findLine('Java'))
  expect(texts(store)[0]).toBe('SQL')
})

test('beside a summary the panel shows ways to sum up first, those for the level before the others', async () => {
  const summary = ['〔5〕年〔电商运营〕经验']
  answering(() =>
    Response.json({
      matches: answer.matches,
      position: { ...answer.position!, graduateSummary: ['写过〔3〕个项目'] },
      sections: { summary },
      graduateSummary: ['〔软件工程〕专业应届毕业生'],
    } satisfies SamplePhrases),
  )
  const resume = buildResume((one) => void (one.sections[0]!.kind = 'summary'))
  const store = renderInEditor(<LazySamplePhrasesPanel />, { resume })
  act(() => store.setState({ sampleEntryId: 's1-1' }))
  await findLine(summary[0]!.replaceAll(' ', ''))
  const panel = screen.getByRole('dialog')
  const titles = within(panel).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    '自我评价（应届或初级）',
    '自我评价（有工作经验）',
    '经历写法（应届或初级）',
    '经历写法（资深）',
  ])
  const [first, second] = within(panel).getAllByRole('listitem')
  expect([first, second].map((line) => line?.textContent)).toEqual([
    '写过〔3〕个项目',
    '〔软件工程〕专业应届毕业生',
  ])
  expect(panel.contains(document.activeElement)).toBe(true)
})

test('beside the skills of a draft a press confirms one, and says so', async () => {
  answering(() => Response.json(answer))
  const resume = buildResume((one) => {
    one.sections[0]!.kind = 'skills'
    one.sections[0]!.items[0]!.text = '〔Vue〕、〔React〕'
  })
  const store = renderInEditor(<LazySamplePhrasesPanel />, { resume })
  act(() => store.setState({ sampleEntryId: 's1-1' }))
  fireEvent.click(await findLine('React'))
  expect(texts(store)[0]).toBe('〔Vue〕、React')
  expect(screen.getByText(/请只保留自己掌握的技能/)).toBeTruthy()
})

test('what a new search finds is shown from its first phrase', async () => {
  answering(() => Response.json(answer))
  openPanel()
  const list = (await findLine('用〔React〕写了〔3〕个页面')).closest<HTMLElement>('.overflow-y-auto')!
  list.scrollTop = 300
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('searchbox'), { target: { value: '护士' } })
  await waitFor(() => expect(list.scrollTop).toBe(0))
})

test('the panel closes when its entry is removed', async () => {
  answering(() => Response.json(answer))
  const store = openPanel()
  await screen.findByRole('dialog')
  act(() => store.getState().dispatchIntent('removeItem:s1-1'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the panel shows a failed load and retries it', async () => {
  answering(() => new Response(null, { status: 503 }))
  openPanel()
  const retry = await screen.findByRole('button', { name: '再试一次' })
  answering(() => Response.json(answer))
  fireEvent.click(retry)
  expect(await findLine('把首屏从〔3〕秒降到〔1〕秒')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('on a narrow screen, where the panel lies over the text', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 64rem)' })))

  test('it stays open with a tick at each line that was added, which another press takes back', async () => {
    answering(() => Response.json(answer))
    const store = openPanel()
    const first = await findLine('用〔React〕写了〔3〕个页面')
    const second = await findLine('把首屏从〔3〕秒降到〔1〕秒')
    fireEvent.click(first)
    fireEvent.click(second)
    expect([first, second].map((line) => line.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
    fireEvent.click(second)
    expect(texts(store)[0]).toContain('〔React〕')
    expect(texts(store)[0]).not.toContain('首屏')
    expect(screen.getByRole('dialog', { name: /示例句/ })).toBeTruthy()
  })
})
