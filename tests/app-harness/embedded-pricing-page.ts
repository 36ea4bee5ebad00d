import type { TestApi } from '#api/testing/test-api'
import { createApiClient } from '#app/api-client/api-client'
import { openPricingPage } from './pricing-page'

type Buyer = { token: string; language: 'zh' | 'en'; device?: 'desktop' | 'phone' }

/** Opens the pricing page over an API in this process, as a logged-in user. */
export function openEmbeddedPricingPage(api: TestApi, { token, language, device }: Buyer) {
  const apiClient = createApiClient({
    baseUrl: 'http://api',
    send: (input, init) => api.app.fetch(new Request(input, init)),
    language,
    requestId: 'r-1',
    token: () => token,
  })
  const plan = async () => (await apiClient.call('fetchPlanBenefits', {})).plan
  return openPricingPage({ apiClient, language, device, plan })
}

/** The fields of a plan card's form. */
export const buyBasicForm = { intent: 'buy', productId: '200', price: '990' }

/** The order number in a URL. */
export function tradeNoIn(address: string): string {
  return new URLSearchParams(address.split('?')[1]).get('order') ?? ''
}
