import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { FilingNumbers } from './filing-numbers'
import type { Filings } from './root-loader-data'

const nothing: Filings = { operator: undefined, icp: undefined, psb: undefined }
const show = (filings: Partial<Filings>) =>
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <FilingNumbers filings={{ ...nothing, ...filings }} />
    </I18nextProvider>,
  )

test('the footer says who runs the service, with its filing numbers', () => {
  show({ operator: '某某科技有限公司', icp: '京ICP备2026000001号' })
  expect(screen.getByText('运营方：某某科技有限公司')).toBeTruthy()
  expect(screen.getByRole('link').textContent).toBe('京ICP备2026000001号')
})

test('the footer invents nothing where the operator has said nothing', () => {
  expect(show({}).container.textContent).toBe('')
})
