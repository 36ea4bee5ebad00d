import { failOnConsoleErrors } from './console-errors'

failOnConsoleErrors()
