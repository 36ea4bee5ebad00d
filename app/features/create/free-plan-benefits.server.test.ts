import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/billing/product'
import { fakeApiClient, failUnreachable } from '#tests/fake-api/fake-api-client'
import { freePlanBenefits } from './create.server'

describe('freePlanBenefits', () => {
  const free = (benefits: Product['benefits']) =>
    fakeApiClient({ findProduct: ({ id }) => ({ productId: id, price: 0, onSale: false, benefits }) })

  test('returns the resumes and then the downloads of the free plan, as the server lists them', async () => {
    const benefitsOf = free({
      ResumeMaxDownloadCount: { val: 1, unitDisplay: '次/月' },
      CatPoints: { val: 1, unitDisplay: '个' },
      ResumeMaxNum: { val: 3, unitDisplay: '份' },
    })
    expect(await freePlanBenefits(benefitsOf)).toEqual([
      { type: 'ResumeMaxNum', val: 3, unit: '份' },
      { type: 'ResumeMaxDownloadCount', val: 1, unit: '次/月' },
    ])
    expect(benefitsOf.calls).toEqual([['findProduct', { id: '01' }]])
  })

  test('returns no benefits when the server lists none or is down', async () => {
    expect(await freePlanBenefits(free({}))).toEqual([])
    expect(await freePlanBenefits(fakeApiClient({ findProduct: failUnreachable }))).toEqual([])
  })
})
