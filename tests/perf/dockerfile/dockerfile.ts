import { readFileSync } from 'node:fs'

const text = readFileSync('Dockerfile', 'utf8')
const wordsOf = (instruction: RegExp) => JSON.parse(instruction.exec(text)?.[1] ?? '[]') as string[]

/** The instructions of the real Dockerfile, so that no copy is tested. */
export const dockerfile = {
  nodeVersion: /^ARG NODE=(\S+)$/m.exec(text)?.[1] ?? '',
  env: Object.fromEntries(
    (/^ENV (.*)$/m.exec(text)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
  ) as NodeJS.ProcessEnv,
  command: wordsOf(/^CMD (\[.*\])$/m),
  healthCheck: wordsOf(/^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m),
}
