import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { I18nextProvider } from 'react-i18next'
import { i18nFor } from '#app/i18n/i18n.server'
import type { MaskKind } from '#contract/sharing/mask-kinds'
import { MaskedPreview } from './masked-preview'
import type { SharedView } from './share.server'

afterEach(() => vi.unstubAllGlobals())

const viewOf = (hash: string) =>
  ({
    model: { lang: 'zh', name: '', headline: '', contacts: [], facts: [], intention: [], sections: [] },
    pages: [{ hash, width: 595, height: 842 }],
    masked: true,
  }) as unknown as SharedView
const shown = (hidden: MaskKind[]) => (
  <I18nextProvider i18n={i18nFor('zh')}>
    <MaskedPreview resumeId="r1" initialHidden={['phone']} hidden={hidden} preview={viewOf('h1')} />
  </I18nextProvider>
)
const source = () => screen.getByRole('img').getAttribute('src')

test('updates the preview with the checkboxes, and keeps the old pages until the new ones arrive', async () => {
  const requestedUrls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requestedUrls.push(path)
    return Response.json(viewOf('h2'))
  })
  const { rerender } = render(shown(['phone']))
  expect(source()).toBe('/resume/share/r1/1?hidden=phone&v=h1')
  rerender(shown([]))
  rerender(shown(['email']))
  expect(source()).toBe('/resume/share/r1/1?hidden=phone&v=h1')
  await waitFor(() => expect(source()).toBe('/resume/share/r1/1?hidden=email&v=h2'))
  expect(requestedUrls).toEqual(['/resume/share/r1/preview?hidden=email'])
  rerender(shown(['phone']))
  expect(source()).toBe('/resume/share/r1/1?hidden=phone&v=h1')
})

test('hides the pages when the preview request fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { rerender } = render(shown(['phone']))
  rerender(shown([]))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
})
