import { render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildResume } from '#tests/fixtures/resume-builders'
import { LazyRewritePanel } from './lazy-rewrite-panel'
import { LoginToRewrite } from './login-to-rewrite'
// Imported in advance, so that no test waits for the module to load.
import './reopen-panel'
import './rewrite-panel'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.animate = () => ({}) as Animation
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function show(target: string, user: 'guest' | 'user', draftId?: string) {
  const store = createEditorStore(buildResume())
  store.setState({ draftId })
  const element = (
    <EditorProvider value={store}>
      <LoginToRewrite target={target} />
    </EditorProvider>
  )
  const loader = () => ({ user: { state: user } })
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', element, loader, HydrateFallback: () => null }],
    { hydrationData: { loaderData: { root: loader() } } },
  )
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  const link = screen.getByRole('link')
  const [path, query] = link.getAttribute('href')!.split('?')
  return { name: link.textContent, path, to: new URLSearchParams(query).get('to') }
}

test.each([
  ['guest', '登录并继续改写', '/login'],
  ['user', '存入账号并继续', '/resume/keep'],
] as const)('a %s comes back from there to the draft, the entry and the panel', (user, name, path) => {
  const to = '/resume/edit/offline?draft=d1&at=s1-1#ai=s1-1.text'
  expect(show('s1-1.text', user, 'd1')).toEqual({ name, path, to })
})

test('who wants the whole resume rewritten comes back to the entry in view', () => {
  Element.prototype.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect
  document.body.innerHTML = '<details class="entry" open id="s9-1"></details>'
  expect(show('', 'guest', 'd1').to).toBe('/resume/edit/offline?draft=d1&at=s9-1#ai=')
})

test('without a draft the login leads to the resumes', () => {
  expect(show('s1', 'guest').to).toBe('/resume/my')
})

test.each([
  ['#ai=s1-1.text', 's1-1.text'],
  ['#ai=', ''],
  ['#ai=%', ''],
])('the address %s opens the panel for “%s” once, with its text in focus', async (hash, target) => {
  history.replaceState({ key: 'k' }, '', `/resume/edit/r1?at=s1-1${hash}`)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const store = createEditorStore(buildResume(), {}, 's1-1')
  const name = 'sections[0].items[0].text'
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <EditorProvider value={store}>
        <div id="s1-1">
          <textarea id={`f-${name}`} name={name} aria-label="内容" />
        </div>
        <LazyRewritePanel id="r1" />
      </EditorProvider>
    </I18nextProvider>,
  )
  const focused: Element[] = []
  document.addEventListener('focusin', ({ target: to }) => focused.push(to as Element))
  await waitFor(() => expect(store.getState().rewriteTarget).toBe(target))
  expect(focused).toContain(screen.getByLabelText('内容'))
  expect([location.hash, location.search, history.state]).toEqual(['', '?at=s1-1', { key: 'k' }])
})
