import { waitFor } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { expectConsoleError } from '#tests/console-errors'
import { ShareSettingsForm } from './share-settings-form'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

const result = { initialValue: { days: '30', hidden: ['phone', 'email'] } }
const routes = [
  {
    path: '*',
    element: <ShareSettingsForm resumeId="r1" share={null} result={result} preview={null} />,
  },
]
const inChinese = (page: ReactNode) => <I18nextProvider i18n={i18nFor('zh')}>{page}</I18nextProvider>

async function fromServer(): Promise<string> {
  const { dataRoutes, query } = createStaticHandler(routes)
  const context = (await query(new Request('http://localhost/'))) as StaticHandlerContext
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(inChinese(<StaticRouterProvider router={router} context={context} hydrate={false} />))
}

test('previews the data hidden before hydration', async () => {
  // conform treats a process with a document as a browser, and this one also renders the server part.
  expectConsoleError(/^Warning: useLayoutEffect does nothing on the server/)
  const requested: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path)
    return Promise.resolve(Response.json(null))
  })
  const place = document.createElement('div')
  place.innerHTML = await fromServer()
  document.body.replaceChildren(place)
  document.querySelector<HTMLInputElement>('[name=hidden][value=email]')!.checked = false
  const router = createMemoryRouter(routes)
  act(() => {
    root = hydrateRoot(
      place,
      inChinese(<RouterProvider router={router} future={{ v7_startTransition: true }} />),
    )
  })
  await waitFor(() => expect(requested).toEqual(['/resume/share/r1/preview?hidden=phone']))
})
