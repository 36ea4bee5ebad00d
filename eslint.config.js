import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import boundaries from 'eslint-plugin-boundaries'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { elements, fileCategories, policies } from './import-boundaries.config.js'

const root = import.meta.dirname
const typescript = { project: `${root}/tsconfig.json`, alwaysTryTypes: true }
const code = ['**/*.{ts,tsx}']

const nodeGlobals =
  'console process Buffer URL URLSearchParams fetch performance setTimeout clearTimeout setInterval clearInterval'

export default defineConfig(
  globalIgnores([
    'build',
    'data',
    'coverage',
    '.cache',
    'test-results',
    'playwright-report',
    'public',
    'content',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.split(' ').map((name) => [name, 'readonly'])),
    },
  },
  { files: code, extends: [tseslint.configs.recommended] },
  {
    // Every scan over people's text is linear: no pattern backtracks over what it has read, or reads a text again and again.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain', ignoreSticky: true }],
    },
  },
  {
    // Tests read what we have written ourselves.
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings files are the only readers of the environment',
        },
      ],
      'no-restricted-imports': [
        'error',
        { paths: ['process', 'node:process'].map((name) => ({ name, importNames: ['env'] })) },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it' },
        {
          selector: 'ExportNamedDeclaration[source]',
          message: 'No barrels: import from the file that has it',
        },
      ],
    },
  },
  {
    files: code,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // The only rule that needs types: a forgotten promise is how a server loses an error.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver(typescript)],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-default-export': 'error',
    },
  },
  {
    files: code,
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': fileCategories,
      'boundaries/root-path': root,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType Literal', kind: 'type', name: 'import-type' },
      ],
      // A misspelt #alias is an error, not a package.
      'boundaries/flag-as-external': { unresolvableAlias: false, customSourcePatterns: ['virtual:*/*'] },
      'boundaries/legacy-templates': false,
      'import/resolver': { typescript },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkInternals: true,
          message: 'This layer may not import {{ dependency.source }} (import-boundaries.config.js)',
          policies,
        },
      ],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    settings: {
      'jsx-a11y': {
        components: {
          Button: 'button',
          Input: 'input',
          Textarea: 'textarea',
          Label: 'label',
          Link: 'a',
          NavLink: 'a',
        },
      },
    },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/anchor-is-valid': ['error', { components: ['Link', 'NavLink'], specialLink: ['to'] }],
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
      // A part that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['aside', 'section'], roles: ['tabpanel', 'region', 'group'] },
      ],
    },
  },
  {
    files: [
      'app/root.tsx',
      'app/entry.*.tsx',
      'app/routes.ts',
      'app/routes/**',
      '*.config.{ts,js}',
      'tests/**/global-setup.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['app/routes/**', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    // Settings, and the two wirings that hand them the environment.
    files: [
      'app/settings.server.ts',
      'api/settings.ts',
      'server.ts',
      'api/serve.ts',
      'api/admin/grant-admin.cli.ts',
      'api/backups/backup.cli.ts',
      'scripts/**',
      'tests/**',
      '**/*.test.{ts,tsx}',
      '*.config.{ts,js}',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
)
