import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { PageEntry } from 'virtual:pages/all'

type Route = { file: string; path?: string; children?: Route[] }
type Functions = Record<string, (...values: never[]) => unknown>

const appFolder = join(import.meta.dirname, '../app')
const routeTable = join(appFolder, 'routes.ts')

/** The functions of @remix-run/route-config, which loads all of Remix's compiler. */
const routeFunctions: Functions = {
  index: (file: string): Route => ({ file }),
  layout: (file: string, children: Route[]): Route => ({ file, children }),
  route: (path: string, file: string, ...rest: (Route[] | object)[]): Route => ({
    file,
    path,
    children: rest.find((value) => Array.isArray(value)),
  }),
  prefix: (path: string, routes: Route[]) =>
    routes.map((route) => ({ ...route, path: joinPaths(path, route.path) })),
}

/**
 * Reads what every page says of itself in its `handle`, in the order of app/routes.ts, without running a route.
 * @returns the pages, and the files they were read from
 * @throws where a route or a handle is no plain literal, naming file and line
 */
export function readPages(): { pages: PageEntry[]; files: string[] } {
  const files = [routeTable]
  const collect = (routes: Route[], parent: string): PageEntry[] =>
    routes.flatMap(({ file, path, children }) => {
      const fullPath = joinPaths(parent, path)
      const source = join(appFolder, file)
      files.push(source)
      const { page, hasComponent } = parseRoute(source, readFileSync(source, 'utf8'))
      if (!children) return { ...page, path: fullPath || '/', pattern: pagePattern([fullPath]), hasComponent }
      if (page) throw new Error(`${source}: handle.page belongs to a page, not to a layout`)
      return collect(children, fullPath)
    })
  const table = parse(routeTable, readFileSync(routeTable, 'utf8')).statements.find(ts.isExportAssignment)
  const routes = table && (literalOf(table.expression, routeFunctions) as Route[])
  const pages = collect(routes ?? [], '').filter(({ path }) => !path.includes('*'))
  return { pages, files }
}

/** @throws where `handle.page` is no plain literal */
export function parseRoute(file: string, text: string) {
  const { statements } = parse(file, text)
  const declarations = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const handle = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === 'handle')?.initializer
  const node = handle && propertiesOf(handle).find(({ name }) => nameOf(name) === 'page')?.initializer
  const page = node && (literalOf(node) as Partial<PageEntry>)
  return {
    page,
    /** The text for browsers, which read of a page only whether it is public (`isPublicPage`). */
    browserText: node
      ? `${text.slice(0, node.getStart())}${page?.isPublic ? '{ isPublic: true }' : '{}'}${text.slice(node.end)}`
      : text,
    hasComponent: statements.some(
      (statement) =>
        ts.isExportAssignment(statement) ||
        (ts.canHaveModifiers(statement) &&
          ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
    ),
  }
}

/** Matches addresses of any of these paths, with or without a slash at the end. */
export function pagePattern(paths: string[]): RegExp {
  const sources = paths.map((path) => path.replace(/[.*+?]/g, '\\$&').replace(/:\w+/g, '[^/]+'))
  return new RegExp(`^(?:${sources.join('|')})/?$`)
}

/** @param parent begins with a slash, or is empty */
function joinPaths(parent: string, path: string | undefined): string {
  return path ? `${parent}/${path}` : parent
}

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    /x$/.test(file) ? ts.ScriptKind.TSX : undefined,
  )

/** The value of an expression that is known without running anything: literals, and calls of `functions`. */
function literalOf(node: ts.Expression, functions: Functions = {}): unknown {
  const inner = unwrap(node)
  if (ts.isStringLiteralLike(inner)) return inner.text
  if (ts.isNumericLiteral(inner)) return Number(inner.text)
  if (inner.kind === ts.SyntaxKind.TrueKeyword) return true
  if (ts.isArrayLiteralExpression(inner))
    return inner.elements.flatMap((one) =>
      ts.isSpreadElement(one) ? literalOf(one.expression, functions) : [literalOf(one, functions)],
    )
  if (ts.isObjectLiteralExpression(inner))
    return Object.fromEntries(
      propertiesOf(inner).map(({ name, initializer }) => [nameOf(name), literalOf(initializer, functions)]),
    )
  const call = ts.isCallExpression(inner) && functions[inner.expression.getText()]
  if (call) return call(...(inner.arguments.map((one) => literalOf(one, functions)) as never[]))
  throw problemAt(inner)
}

function propertiesOf(node: ts.Expression): ts.PropertyAssignment[] {
  const inner = unwrap(node)
  if (!ts.isObjectLiteralExpression(inner)) throw problemAt(inner)
  return inner.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) throw problemAt(property)
    return property
  })
}

const nameOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? undefined : name.text)

function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapped ? unwrap(node.expression) : node
}

function problemAt(node: ts.Node): Error {
  const source = node.getSourceFile()
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return new Error(
    `${source.fileName}:${line}: "${node.getText()}" is no plain literal; routes and handle.page are read without being run`,
  )
}
