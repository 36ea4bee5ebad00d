import { existsSync, readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

/** What every page of the product needs, beside its own module; and what many pages share with a chunk that comes later. */
const sharedByAllPages = [
  'entry.client.tsx',
  'root.tsx',
  'layouts/seo/page-meta.ts',
  'layouts/seo/noindex-meta.ts',
  'i18n/use-formatters.ts',
  'indexed-db/list-drafts-lazily.ts',
  'api-client/post-json.ts',
]

const startEntries = ['entry.client.tsx', 'root.tsx']

/** What all pages but the editor have around them, and what many of these share. */
const header = [
  'layouts/minimal-header.tsx',
  'layouts/workspace-layout.tsx',
  'layouts/site-footer.tsx',
  'components/forms/text-field.tsx',
  'components/plans/benefit-line.tsx',
]

/** Loaded when somebody comes to need it; only the server imports it at once (as in app/features/login/lazy-login-components.ts). */
const lazyModules = {
  login: 'features/login/login-form.tsx',
  'login-dialog': 'features/login/login-dialog.tsx',
  greeting: 'features/login/welcome-dialog.tsx',
  illustration: 'layouts/error-page/error-illustration.tsx',
}

/** Parts of the login's form that pages use which have no such form: they load these without it. */
const loginParts = ['components/use-countdown.ts', 'components/ui/checkbox.tsx']

/** What the fields of editor and wizard are made of: ten files of a kilobyte, if each had its own. */
const fieldParts = [
  'components/pickers/picker-input.tsx',
  'components/pickers/picker.ts',
  'components/ui/quick-choices/quick-choices.tsx',
  'components/ui/tag-input.tsx',
  'components/ui/month-picker/month-picker.tsx',
]

/** Where people work; what only these places share is not loaded by the pages people read. */
const workspaceModules =
  /\/app\/(features\/(admin|chat|component-demos|download|editor|import-export|my-resumes|profile|share|versions)\/|layouts\/admin-layout|components\/ui\/(date-picker|month-picker|file-field))/

/** The editor: its two pages, its parts that load later, and pages where a part of it stands alone. */
const editorEntries =
  /\/(app\/(features\/editor|components\/(pickers|ui\/month-picker)|routes\/demo)\/|app\/routes\/editor\/(edit|check|rewrite)-|app\/routes\/editor\/\w+-samples|resume-lint\/|resume-model\/)/
const editPage = /\/app\/routes\/editor\/edit-/
/** Other pages where resumes are worked on, or that tell their limits. */
const workEntries =
  /\/app\/(routes\/(editor|workspace|download|share-links)\/|routes\/(public\/help|admin\/view-resume)\.|indexed-db\/)/

/** Texts that pages ask for together: one file of each language for each of these, and one for every other namespace. */
const textChunks: readonly [name: string, path: RegExp][] = [
  ['texts', /^(layout|workspace|benefits|policies|error-messages)$/],
  ['editor-texts', /^(editor\/(editor|fields|check-up)|field-errors)$/],
  ['admin-texts', /^admin\//],
]

/**
 * Rollup makes a chunk of whatever some pages share: forty files a page, most of them smaller than what asking for them
 * costs. What all pages need is two: the packages, which seldom change, and ours; their header is a third, and the editor's
 * parts are gathered too. An icon of several pages is among them too, or in a third chunk if only work needs it.
 */
export function chunkingPlugin(): Plugin {
  for (const file of [
    ...sharedByAllPages,
    ...header,
    ...loginParts,
    ...fieldParts,
    ...Object.values(lazyModules),
  ])
    if (!existsSync(`app/${file}`))
      throw new Error(`scripts/chunking-plugin.ts names app/${file}, which is not there`)
  const shared = new Set<string>()
  const ofHeader = new Set<string>()
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleInfo, getModuleIds }) => {
    const [, language, path = ''] = /\/app\/i18n\/(zh|en)\/(.+)\.ts$/.exec(id) ?? []
    const texts = language && textChunks.find(([, paths]) => paths.test(path))
    if (texts) return `${language}-${texts[0]}`
    // Texts of both languages take labels from it: inside the texts of one it would load that language for readers of the other.
    if (id.endsWith('/contract/resume/optional-personal-details.ts')) return 'personal-details'
    function gather(one: string, into: Set<string>) {
      if (shared.has(one) || into.has(one) || isNamed(one, Object.values(lazyModules))) return
      into.add(one)
      getModuleInfo(one)?.importedIds.forEach((imported) => gather(imported, into))
    }
    const isSharedIcon = (one: string) =>
      one.includes('/lucide-react/') && getModuleInfo(one)!.importers.length > 1
    const isWorkspaceOnly = (one: string) =>
      getModuleInfo(one)!.importers.every((importer) => workspaceModules.test(importer))
    const isOfEditor = (one: string) =>
      entriesReaching(one, getModuleInfo).some(
        (entry) => editPage.test(entry) || isNamed(entry, startEntries),
      )
    const isStart = (one: string) =>
      isNamed(one, sharedByAllPages) || (isSharedIcon(one) && isOfEditor(one) && !isWorkspaceOnly(one))
    const isWithHeader = (one: string) => isNamed(one, header) || (isSharedIcon(one) && !isOfEditor(one))
    // What reads a form's result comes with the first page or dialog that has a form, and is no part of either.
    if (id.includes('/node_modules/@conform-to/') || isNamed(id, ['components/forms/use-result-form.ts']))
      return 'forms'
    if (shared.size === 0) {
      const all = [...getModuleIds()]
      for (const one of all.filter(isStart)) gather(one, shared)
      for (const one of all.filter(isWithHeader)) gather(one, ofHeader)
      // What the editor has of it too is everybody's.
      for (const one of ofHeader) if (isOfEditor(one)) gather(one, shared)
      for (const one of shared) ofHeader.delete(one)
    }
    if (ofHeader.has(id)) return 'header'
    const afterwards = Object.entries(lazyModules).find(([, file]) => isNamed(id, [file]))
    if (afterwards) return afterwards[0]
    if (!shared.has(id) && isNamed(id, loginParts)) return 'input-parts'
    if (!shared.has(id) && isNamed(id, fieldParts)) return 'field-parts'
    if (!shared.has(id) && isSharedIcon(id)) return 'work-icons'
    if (!shared.has(id)) return editorChunkOf(entriesReaching(id, getModuleInfo))
    return id.includes('/node_modules/') ? 'packages' : 'frame'
  }
  return {
    name: 'few-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              rollupOptions: {
                output: { manualChunks, onlyExplicitManualChunks: true },
                // None of them does anything by being loaded. What only the server uses of them would be loaded to be run for nothing.
                treeshake: { moduleSideEffects: (id) => !/\/app\/(features|components|layouts)\//.test(id) },
              },
            },
          },
    generateBundle(_, bundle) {
      for (const { name = '', fileName, ...chunk } of Object.values(bundle))
        if (name.startsWith('zh-') && 'imports' in chunk && chunk.imports.some((file) => /\/en-/.test(file)))
          this.error(`${fileName} loads English texts for readers of Chinese`)
    },
  }
}

/** The pages and parts loaded later that a module comes with. */
function entriesReaching(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const seen = new Set<string>()
  const entries: string[] = []
  function climb(one: string) {
    if (seen.has(one)) return
    seen.add(one)
    const info = getModuleInfo(one)
    if (!info) return
    const isEntry = info.isEntry || info.dynamicImporters.length > 0
    if (isEntry) entries.push(one)
    // What imports it at once as well is the server alone.
    else info.importers.forEach(climb)
  }
  climb(id)
  return entries
}

/**
 * What the editor and its parts that load later share is one file; what it shares with other places of work is another.
 * Forty small ones were 6 kB more.
 */
function editorChunkOf(entries: string[]): string | undefined {
  if (entries.length < 2 || !entries.some((entry) => editPage.test(entry))) return undefined
  if (entries.every((entry) => editorEntries.test(entry))) return 'editor'
  return entries.every((entry) => editorEntries.test(entry) || workEntries.test(entry))
    ? 'editing'
    : undefined
}

function isNamed(id: string, files: string[]): boolean {
  return files.some((file) => id.replace(/\?.*/, '').endsWith(`/app/${file}`))
}

/** Lets an icon of one page travel with that page: named at the package's door, all icons count as everybody's. */
export function importIconsByFile(): Plugin {
  const packageEntry = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(packageEntry, 'utf8').matchAll(
    /^export \{ (.+) \} from '\.\/(icons\/[\w-]+\.mjs)'/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  const ofIcon = (named: string) => {
    const [name = '', as = name] = named.trim().split(' as ')
    const file = files.get(name)
    if (!file) throw new Error(`lucide-react has no icon ${name}`)
    return `import ${as} from 'lucide-react/dist/esm/${file}'`
  }
  return {
    name: 'icons-by-file',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/app/') || !code.includes('lucide-react')) return
      return code.replace(/import \{([^}]+)\} from ['"]lucide-react['"]/g, (_, names: string) =>
        names
          .split(',')
          .filter((name) => name.trim())
          .map(ofIcon)
          .join(';'),
      )
    },
  }
}
