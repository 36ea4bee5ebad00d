import { ask } from './ask'
import type { Figure } from './figure'
import { percentile } from './percentiles'
import { withProduct } from './served-product'
import { measureSwitches } from './template-switch'
import { timesOf } from './timing'

const [warmUps, rounds] = [30, 300]

/** GET of /tpls with all its templates, of a thumbnail that is made already, of the page with each of its thumbnails, and template switches. */
export function measureGallery(): Promise<Figure[]> {
  return withProduct(async ({ origin }) => {
    const get = async (path: string) => {
      const { status, body } = await ask(origin + path, { headers: { accept: 'text/html,image/webp' } })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return body
    }
    const page = (await get('/tpls')).toString()
    const pictures = [...new Set(page.match(/\/thumbnails\/templates\/[\w-]+/g))]
    if (pictures.length === 0) throw new Error('a gallery without pictures')
    for (const picture of pictures) await get(picture)

    await timesOf(warmUps, () => get('/tpls'))
    const pages = await timesOf(rounds, () => get('/tpls'))
    const each = await timesOf(rounds, (n) => get(pictures[n % pictures.length]!))
    const whole = await timesOf(20, () => Promise.all([get('/tpls'), ...pictures.map(get)]))
    return [
      { name: 'GET of /tpls, p50', measured: percentile(pages, 0.5), unit: 'ms', atMost: 40 },
      { name: 'GET of /tpls, p99', measured: percentile(pages, 0.99), unit: 'ms' },
      { name: 'a thumbnail from the cache, p50', measured: percentile(each, 0.5), unit: 'ms', atMost: 3 },
      { name: 'a thumbnail from the cache, p99', measured: percentile(each, 0.99), unit: 'ms' },
      { name: 'the page and all its thumbnails at once, p50', measured: percentile(whole, 0.5), unit: 'ms' },
      { name: 'templates on that page', measured: pictures.length, atLeast: 30 },
      ...(await measureSwitches(origin)),
    ]
  })
}
