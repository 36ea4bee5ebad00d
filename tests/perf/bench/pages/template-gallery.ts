import { sendRequest } from '#tests/servers/send-request'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { measureTemplateSwitches } from '../editor/template-switch'
import { measureTimes } from '../stats/timing'

const [warmUps, rounds] = [30, 300]
const gallery = '/tpls?collection=all'

/**
 * Measures GET of /tpls with all templates, of a cached thumbnail, of the page with each of its
 * thumbnails, and template switches.
 */
export function measureTemplateGallery(): Promise<Measurement[]> {
  return withServer(async ({ origin }) => {
    const get = async (path: string) => {
      const { status, body } = await sendRequest(origin + path, {
        headers: { accept: 'text/html,image/webp' },
      })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return body
    }
    const page = (await get(gallery)).toString()
    const thumbnails = [...new Set(page.match(/\/thumbnails\/templates\/[\w-]+/g))]
    if (thumbnails.length === 0) throw new Error('a gallery without pictures')
    const first = await measureTimes(thumbnails.length, (n) => get(thumbnails[n]!))

    await measureTimes(warmUps, () => get(gallery))
    const pages = await measureTimes(rounds, () => get(gallery))
    const each = await measureTimes(rounds, (n) => get(thumbnails[n % thumbnails.length]!))
    const whole = await measureTimes(20, () => Promise.all([get(gallery), ...thumbnails.map(get)]))
    return [
      { name: 'GET of /tpls, p50', measured: percentile(pages, 0.5), unit: 'ms', max: 40 },
      { name: 'GET of /tpls, p99', measured: percentile(pages, 0.99), unit: 'ms' },
      { name: 'a thumbnail of a fresh service, most', measured: Math.max(...first), unit: 'ms', max: 50 },
      { name: 'a thumbnail from the cache, p50', measured: percentile(each, 0.5), unit: 'ms', max: 3 },
      { name: 'a thumbnail from the cache, p99', measured: percentile(each, 0.99), unit: 'ms' },
      { name: 'the page and all its thumbnails at once, p50', measured: percentile(whole, 0.5), unit: 'ms' },
      { name: 'templates on that page', measured: thumbnails.length, min: 30 },
      ...(await measureTemplateSwitches(origin)),
    ]
  })
}
