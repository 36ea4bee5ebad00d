import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PlainCards } from './plain-cards'
import { StylePanel } from './style-panel'

beforeEach(() => void vi.stubEnv('SSR', true))
afterEach(() => void vi.unstubAllEnvs())

const plain = { ...buildTemplate('serif'), name: { zh: '宋体 <&>', en: 'Serif' } }

test('a plain card is what the strip draws for a template that is not chosen', () => {
  const html = renderToStaticMarkup(<PlainCards templates={[plain]} language="zh" />)
  const [card] = new DOMParser().parseFromString(
    /<noscript[^>]*>(.*)<\/noscript>/.exec(html)![1]!,
    'text/html',
  ).body.children
  renderInEditor(<StylePanel templates={[buildTemplate('classic'), plain]} />)
  const drawn = document.querySelector('[data-template=serif]')!
  drawn.removeAttribute('class')
  expect(drawn.isEqualNode(card!)).toBe(true)
})

test('with scripts the strip draws all of its cards itself', () => {
  const templates = Array.from({ length: 20 }, (_, index) => buildTemplate(`t${index}`))
  renderInEditor(<StylePanel templates={[buildTemplate('classic'), ...templates]} />)
  expect(screen.getAllByRole('radio', { name: /^(t\d+|classic)$/ })).toHaveLength(21)
  expect(document.querySelector('noscript')).toBeNull()
})
