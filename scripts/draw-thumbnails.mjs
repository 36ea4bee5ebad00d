import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pages whose thumbnails are the same for everybody. */
const pages = [
  '/',
  '/resume/create',
  '/tpls',
  '/tpls?collection=all',
  '/positions?sample=1',
  '/positions?sample=graduate',
]
const languages = ['zh', 'en']
const startLimitMs = 60_000

/**
 * Asks the built product for every thumbnail of its public pages, and keeps them in a folder by their tags, where
 * the product looks before it draws one (app/preview/thumbnail.server.ts). Drawn again when `stamp`, which stands
 * for what draws them, is another. Returns how many there are.
 */
export async function drawThumbnails(folder, stamp) {
  const listFile = join(folder, 'list.json')
  const list = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}
  if (list.stamp === stamp) return list.addresses.length
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const keep = async (answer) => {
    const tag = answer.headers.get('etag').replaceAll('"', '')
    writeFileSync(join(folder, `${tag}.webp`), Buffer.from(await answer.arrayBuffer()))
  }
  const addresses = await withProduct(async (origin) => {
    const wanted = languages.flatMap((language) => pages.map((page) => ({ page, language })))
    const htmls = await Promise.all(
      wanted.map(async ({ page, language }) =>
        (await get(origin + page, { 'accept-language': language })).text(),
      ),
    )
    const found = [...new Set(htmls.flatMap(thumbnailAddresses))]
    const queue = [...found]
    const draw = async () => {
      for (let address = queue.pop(); address; address = queue.pop()) await keep(await get(origin + address))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, draw))
    return found
  })
  writeFileSync(listFile, JSON.stringify({ stamp, addresses }))
  return addresses.length
}

/** The addresses of thumbnails in a page, in every size that is offered. */
function thumbnailAddresses(html) {
  const images = html.match(/<(?:img|source) [^>]*>/g) ?? []
  return images
    .flatMap((image) => image.match(/\/thumbnails\/[^"\s]+/g) ?? [])
    .map((address) => address.replaceAll('&amp;', '&'))
}

async function get(url, headers) {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`build: ${url} answered ${answer.status}`)
  return answer
}

async function withProduct(task) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'thumbnails-'))
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
  const server = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn' },
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  try {
    const deadline = performance.now() + startLimitMs
    while (!(await fetch(`${origin}/healthz`).catch(() => undefined))) {
      if (server.exitCode !== null || performance.now() > deadline)
        throw new Error('build: the product did not start to draw its thumbnails')
      await sleep(50)
    }
    return await task(origin)
  } finally {
    process.off('exit', kill)
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
