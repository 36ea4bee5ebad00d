import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const moduleId = 'virtual:device/files'
const folder = 'node_modules/.cache/device-files'
const indexFile = 'index.json'
const publicPath = '/assets/'

let isWritten = false
/** Reads fonts of 50 MB, so once in a build. */
function writeFiles() {
  if (isWritten) return
  isWritten = true
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/write-device-files.ts', folder])
}

/** The module with the addresses of what a device needs to typeset pages (app/preview/device/device-files.d.ts). */
export function deviceFilesModule(): Plugin {
  return {
    name: 'device-files-module',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return
      writeFiles()
      const index = JSON.parse(readFileSync(join(folder, indexFile), 'utf8')) as Record<string, unknown>
      return Object.entries(index)
        .map(([name, files]) => `export const ${name} = ${JSON.stringify(withPath(files))}`)
        .join('\n')
    },
  }
}

const withPath = (files: unknown): unknown =>
  Array.isArray(files) ? files.map(withPath) : typeof files === 'string' ? publicPath + files : files

/** Puts the files themselves among those that browsers load, and serves them in development. */
export function deviceFilesPlugin(): Plugin {
  return {
    name: 'device-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      writeFiles()
      for (const name of readdirSync(folder))
        if (name !== indexFile)
          this.emitFile({
            type: 'asset',
            fileName: `assets/${name}`,
            source: readFileSync(join(folder, name)),
          })
    },
    configureServer(vite) {
      vite.middlewares.use(publicPath, (request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        if (!/^device-[\w-]+\.\w+$/.test(name)) return next()
        writeFiles()
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'font/ttf')
        response.end(readFileSync(join(folder, name)))
      })
    },
  }
}
