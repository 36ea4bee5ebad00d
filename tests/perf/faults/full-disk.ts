import { rmSync, writeFileSync } from 'node:fs'
import { sendRequest } from '#tests/servers/send-request'
import { withServer } from '#tests/servers/start-product-server'
import { createFaultReport } from './fault-report'
import { DraftWriter } from './draft-writer'
import { compileFaultyDisk } from './faulty-disk'

/**
 * Fills the disk while people save: saves fail with an error, nothing acknowledged is lost, reading
 * continues, and saving continues once there is space.
 * `node --import tsx tests/perf/faults/full-disk.ts`; exits with 1 otherwise.
 */
const writers = 10
// Bots get no error page.
const browserUserAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const { check, finish } = createFaultReport('full-disk', 'the disk is full for a while')
const { library, fullMarkerFile: full } = compileFaultyDisk()

await withServer(
  async ({ origin }) => {
    const people = await Promise.all(Array.from({ length: writers }, () => DraftWriter.createDraft(origin)))
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
    const message = refusals.map(({ answer }) => answer.body.toString())
    check(
      'in words a script knows',
      message.every((text) => text.includes('problem')),
      message[0]?.slice(0, 60),
    )
    const create = await sendRequest(`${origin}/resume/create`, {
      method: 'POST',
      headers: {
        origin,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': browserUserAgent,
      },
      body: 'start=blank',
    })
    const page = create.body.toString()
    check(
      'a new resume is refused with a page',
      create.status === 503 && page.includes('暂时无法连接服务'),
      create.status,
    )
    const home = await sendRequest(`${origin}/`, { headers: { accept: 'text/html' } })
    check('reading goes on', home.status === 200, home.status)
    const savedWhileFull = await Promise.all(people.map((person) => person.isStored()))
    check('what was acknowledged can be read meanwhile', savedWhileFull.every(Boolean))

    rmSync(full)
    const retried = await Promise.all(people.map((person) => person.save()))
    check(
      'with space, saving goes on by itself',
      retried.every(({ ok }) => ok),
      `${retried.filter(({ ok }) => ok).length} of ${writers}`,
    )
    const kept = await Promise.all(people.map((person) => person.isStored()))
    check('and keeps what it acknowledges', kept.every(Boolean))
    const savedAfterwards = people.every(({ acknowledged }, n) => acknowledged.revision > revisions[n]!)
    check('revisions went on from where they were', savedAfterwards)
    const { status } = await sendRequest(`${origin}/healthz`)
    check('it is healthy', status === 200, status)
  },
  { env: { LD_PRELOAD: library, FULL_DISK: full }, onOutput: () => {} },
)
await finish()
