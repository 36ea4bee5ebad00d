import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { type Product, type Served, withProduct } from './served-product'
import { temporaryFolder } from './temporary-folder'

/** Since the last look: how late the event loop was, ms; what is held open now, by kind; the heap. */
export type Inside = {
  delayP50: number
  delayP99: number
  delayMax: number
  kinds: Record<string, number>
  heapMB: number
}
export type WatchedProduct = Product & { look(): Promise<Inside> }

/** As withProduct, with a watch loaded beside the product that is asked by `look`. */
export async function withWatchedProduct<T>(
  task: (product: WatchedProduct) => Promise<T>,
  { env, nodeArgs = [], ...served }: Served = {},
): Promise<T> {
  const folder = temporaryFolder()
  const socketPath = join(folder.path, 'watch')
  const look = () =>
    new Promise<Inside>((done, fail) =>
      request(
        { socketPath, agent: false },
        (answer) => void json(answer).then((told) => done(told as Inside), fail),
      )
        .on('error', fail)
        .end(),
    )
  try {
    return await withProduct((product) => task({ ...product, look }), {
      ...served,
      nodeArgs: ['--import', resolve('tests/bench/inside-watch.mjs'), ...nodeArgs],
      env: { ...env, INSIDE_WATCH: socketPath },
    })
  } finally {
    folder.remove()
  }
}
