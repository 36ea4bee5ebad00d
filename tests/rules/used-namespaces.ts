import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { namespaceOf } from '#app/i18n/namespaces'
import { root, textOf } from './source-files'

const textFiles = import.meta.glob('/app/i18n/zh/**/*.ts')
const allNamespaces = new Set(Object.keys(textFiles).map(namespaceOf))

type Source = {
  /** Namespaces that it uses in browsers. */
  used: string[]
  imports: string[]
  /** Parts that load later with their own texts (app/i18n/load-namespaces.ts). */
  lazy: { file: string; namespaces: string[] }[]
  /** `handle.i18n` of a route. */
  declared: string[]
}
export type MissingNamespace = { file: string; namespace: string }

const sources = new Map<string, Source>()

/** The namespaces that a file and its imports use in browsers, but that are not `available`. */
export function missingNamespaces(
  file: string,
  available: ReadonlySet<string>,
  seen = new Set<string>(),
): MissingNamespace[] {
  if (seen.has(file) || /\.server\.tsx?$|^app\/i18n\//.test(file)) return []
  seen.add(file)
  const { used, imports, lazy } = sourceOf(file)
  return [
    ...used.filter((namespace) => !available.has(namespace)).map((namespace) => ({ file, namespace })),
    ...imports.flatMap((one) => missingNamespaces(one, available, seen)),
    ...lazy.flatMap((part) => missingNamespaces(part.file, new Set([...available, ...part.namespaces]))),
  ]
}

export const declaredNamespaces = (file: string): string[] => sourceOf(file).declared

function sourceOf(file: string): Source {
  const known = sources.get(file) ?? readSource(file)
  sources.set(file, known)
  return known
}

function readSource(file: string): Source {
  const source: Source = { used: [], imports: [], lazy: [], declared: [] }
  const add = (list: string[], specifier: ts.Node | undefined) => {
    const path = specifier && ts.isStringLiteral(specifier) && resolveImport(file, specifier.text)
    if (path) list.push(path)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly
      return isType ? undefined : add(source.imports, node.moduleSpecifier)
    }
    // Types, and the server code of a route.
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isFunctionDeclaration(node) && /^(loader|action)$/.test(node.name?.text ?? '')) return
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'handle' && node.initializer)
      return void source.declared.push(...namespacesOfHandle(node.initializer))
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText()
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(source.imports, node.arguments[0])
      if (name === 'useTranslation') source.used.push(...stringsIn(node.arguments[0]))
      if (name === 'importWithTexts') {
        const files: string[] = []
        const [load, namespaces] = node.arguments as unknown as [ts.ArrowFunction, ts.Node]
        add(files, (load.body as ts.CallExpression).arguments[0])
        return source.lazy.push({ file: files[0]!, namespaces: stringsIn(namespaces) }) as never
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const [, namespace = ''] = /^([a-z-]+):[a-zA-Z]/.exec(`${node.text}a`) ?? []
      if (allNamespaces.has(namespace)) source.used.push(namespace)
    }
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const text = textOf(file)
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind))
  // A part that is also lazy is imported statically for the server only, which has all texts.
  const later = new Set(text.includes('import.meta.env.SSR') ? source.lazy.map((part) => part.file) : [])
  return { ...source, imports: source.imports.filter((one) => !later.has(one)) }
}

function namespacesOfHandle(handle: ts.Expression): string[] {
  const object = ts.isSatisfiesExpression(handle) ? handle.expression : handle
  if (!ts.isObjectLiteralExpression(object)) return []
  return stringsIn(object.properties.find((property) => property.name?.getText() === 'i18n'))
}

function stringsIn(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteral(node)) return [node.text]
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)))
  return found
}

function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#app/')
    ? `app/${specifier.slice('#app/'.length)}`
    : specifier.startsWith('.') && resolve('/', dirname(file), specifier).slice(1)
  return path ? [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(root, one))) : undefined
}
