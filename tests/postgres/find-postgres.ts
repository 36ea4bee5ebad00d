import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianHome = '/usr/lib/postgresql'

/** Returns the folder with initdb and postgres: on PATH, or where Debian installs them. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = existsSync(debianHome) ? readdirSync(debianHome).sort().reverse() : []
  return [...onPath, ...debian.map((version) => join(debianHome, version, 'bin'))].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Returns an unprivileged user when run as root, which PostgreSQL refuses. */
export function userForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      continue
    }
  }
  return undefined
}

function idOf(which: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}
