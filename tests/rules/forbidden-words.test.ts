import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

const thisFile = 'tests/rules/forbidden-words.test.ts'
const isTest = /\.(test|spec)\.tsx?$/

/** Where a word occurs, as `path:line`. */
function places(pattern: RegExp, among: (path: string) => boolean): string[] {
  return sourceFiles()
    .filter((path) => path !== thisFile && among(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}

/** Words of a private language, and what to write instead. */
const privateWords: Record<string, string> = {
  asked: 'query, request or searchParams',
  crowd: 'loadShedder',
  deed: 'action',
  deeds: 'actions',
  desk: 'admin, panel, canvas or lookup',
  drawer: 'indexedDb',
  dressed: 'withTemplate',
  kept: 'saved, stored, claimed or cached',
  knock: 'request',
  needles: 'searchTerms',
  said: 'message',
  shelf: 'catalogue, cache or list',
  stranger: 'anonymous user',
  telephone: 'apiClient',
  told: 'reported, logged or notified',
  unplaced: 'unclassified',
}
const anyPrivateWord = new RegExp(Object.keys(privateWords).join('|'), 'i')
/** Files whose names are fixed by stored data, applied migrations or texts. */
const isFixed = /^(api\/db\/migrations|api\/gateways\/simulator|app\/i18n\/(zh|en))\//

/**
 * The names a file declares, without members read from data (`x.said`) and text variables (`{ said: … }`).
 */
function declaredNames(path: string): string[] {
  const text = textOf(path)
  if (!anyPrivateWord.test(text)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const isDeclared =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isPropertySignature(node)
    if (isDeclared && node.name && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
  return names
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')

describe('forbidden words', () => {
  test('no name is a private word', () => {
    const product = sourceFiles().filter(
      (path) =>
        /\.tsx?$/.test(path) && !isTest.test(path) && !path.startsWith('tests/') && !isFixed.test(path),
    )
    const found = product.flatMap((path) =>
      declaredNames(path).flatMap((name) =>
        wordsOf(name).flatMap((word, index) => {
          // `askedAt` is a time; `asked` alone is vague.
          const isTime = word === 'asked' && wordsOf(name)[index + 1] === 'at'
          const better = Object.hasOwn(privateWords, word) && !isTime ? privateWords[word] : undefined
          return better ? [`${path}: ${name} → ${better}`] : []
        }),
      ),
    )
    expect(found).toEqual([])
  })

  test('no file leaves work for later', () => {
    expect(places(/\b(TODO|FIXME)\b/, () => true)).toEqual([])
  })

  test('no test is skipped or focused', () => {
    expect(places(/\b(test|it|describe)\.(only|skip|todo|fixme)\(/, (path) => isTest.test(path))).toEqual([])
  })
})
