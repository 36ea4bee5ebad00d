import { rmSync, writeFileSync } from 'node:fs'
import { ask } from '../bench/ask'
import { withProduct } from '../bench/served-product'
import { createChecks } from './checks'
import { DraftWriter } from './draft-writer'
import { faultyDisk } from './faulty-disk'

/**
 * Fills the disk while people save: they are told, nothing acknowledged is lost, reading goes on, and with space so does saving.
 * `node --import tsx tests/faults/full-disk.ts`; exit 1 when something is wrong.
 */
const writers = 10
// Bots get no error page.
const aPerson = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const { check, end } = createChecks('full-disk', 'the disk is full for a while')
const { library, full } = faultyDisk()

await withProduct(
  async ({ origin }) => {
    const people = await Promise.all(Array.from({ length: writers }, () => DraftWriter.begin(origin)))
    const revisions = people.map(({ acknowledged }) => acknowledged.revision)
    writeFileSync(full, '')
    const refusals = await Promise.all(people.map((person) => person.save()))
    const statuses = [...new Set(refusals.map(({ answer }) => answer.status))]
    check(
      'no save is acknowledged',
      refusals.every(({ ok }) => !ok),
      `${refusals.length} tried`,
    )
    check('each is refused as for now, 503', statuses.join() === '503', statuses.join())
    const words = refusals.map(({ answer }) => answer.body.toString())
    check(
      'in words a script knows',
      words.every((text) => text.includes('problem')),
      words[0]?.slice(0, 60),
    )
    const create = await ask(`${origin}/resume/create`, {
      method: 'POST',
      headers: {
        origin,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': aPerson,
      },
      body: 'start=blank',
    })
    const page = create.body.toString()
    check(
      'a new resume is refused with a page',
      create.status === 503 && page.includes('暂时连不上服务'),
      create.status,
    )
    const home = await ask(`${origin}/`, { headers: { accept: 'text/html' } })
    check('reading goes on', home.status === 200, home.status)
    const keptMeanwhile = await Promise.all(people.map((person) => person.isKept()))
    check('what was acknowledged can be read meanwhile', keptMeanwhile.every(Boolean))

    rmSync(full)
    const again = await Promise.all(people.map((person) => person.save()))
    check(
      'with space, saving goes on by itself',
      again.every(({ ok }) => ok),
      `${again.filter(({ ok }) => ok).length} of ${writers}`,
    )
    const kept = await Promise.all(people.map((person) => person.isKept()))
    check('and keeps what it acknowledges', kept.every(Boolean))
    const onward = people.every(({ acknowledged }, n) => acknowledged.revision > revisions[n]!)
    check('revisions went on from where they were', onward)
    const { status } = await ask(`${origin}/healthz`)
    check('it is healthy', status === 200, status)
  },
  { env: { LD_PRELOAD: library, FULL_DISK: full }, hear: () => {} },
)
await end()
