import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { createTestAdmin } from '../testing/test-person'
import { article, startTestApi, useTestApi } from '../testing/test-api'

describe.each(databases)('the version of public content on $name', ({ empty }) => {
  const api = useTestApi(empty)
  const version = async () => (await api.call('readShownVersion', {})).data as unknown as string

  test('the content version is stable until something changes', async () => {
    expect(await version()).toBe(await version())
  })

  test('the content version changes with a price, or when a plan goes off sale', async () => {
    const admin = await createTestAdmin(api)
    const versions = [await version()]
    const { data } = await api.call('findProduct', { id: '200' })
    const revision = async () =>
      (await admin.call('listProductsAsAdmin', {})).data.find(({ id }: { id: string }) => id === '200')
        .revision
    const change = async (priceFen: number, onSale: boolean, year: number | null = null) => {
      const changed = await admin.call('changeProduct', {
        id: '200',
        priceFen,
        onSale,
        longerFen: { 3: null, 6: null, 12: year },
        seen: await revision(),
        reason: '促销',
      })
      expect(changed.code).toBe(0)
      versions.push(await version())
    }
    const price = data.price as number
    await change(price + 100, true)
    await change(price + 100, true, price * 10)
    await change(price + 100, false)
    expect(new Set(versions).size).toBe(4)
  })

  test('the content version is the same for everybody, and differs for other articles', async () => {
    const other = await startTestApi(api.options, { blogs: [{ ...article, title: '另一篇' }] })
    expect((await other.call('readShownVersion', {})).data).not.toBe(await version())
    await other.close()
    const admin = await createTestAdmin(api)
    expect((await admin.call('readShownVersion', {})).data).toBe(await version())
  })
})
