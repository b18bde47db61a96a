/** E-001…E-003: the three kinds that a client tells apart. */
export type ErrorKind = 'credentials' | 'system' | 'request'

/** E-005 */
export const defaultErrorMessage = 'There was an error processing your details, please check and try again'

export interface CatalogueEntry {
  status: number
  /** Key in locales/en-GB/errors.json; the server sends its sentence as `error.message` (E-006). */
  messageKey: string
  retryable: boolean
}

/** G-024: every code that the reference server can answer. Published at /api/error-codes. */
export const errorCatalogue = {
  badRequest: { status: 400, messageKey: 'badRequest', retryable: false },
  validation: { status: 422, messageKey: 'validation', retryable: false },
  badCredentials: { status: 401, messageKey: 'badCredentials', retryable: false },
  notSignedIn: { status: 401, messageKey: 'notSignedIn', retryable: false },
  RefreshTokenNotFound: { status: 401, messageKey: 'refreshTokenNotFound', retryable: false },
  noAccount: { status: 404, messageKey: 'noAccount', retryable: false },
  providerRefused: { status: 401, messageKey: 'providerRefused', retryable: false },
  providerTaken: { status: 409, messageKey: 'providerTaken', retryable: false },
  providerDown: { status: 503, messageKey: 'providerDown', retryable: true },
  signInAgain: { status: 403, messageKey: 'signInAgain', retryable: false },
  proofRequired: { status: 403, messageKey: 'proofRequired', retryable: false },
  notAllowed: { status: 403, messageKey: 'notAllowed', retryable: false },
  crossSite: { status: 403, messageKey: 'crossSite', retryable: false },
  notFound: { status: 404, messageKey: 'notFound', retryable: false },
  methodNotAllowed: { status: 405, messageKey: 'methodNotAllowed', retryable: false },
  conflict: { status: 409, messageKey: 'conflict', retryable: true },
  inProgress: { status: 409, messageKey: 'inProgress', retryable: true },
  secondPerson: { status: 403, messageKey: 'secondPerson', retryable: false },
  nothingToPay: { status: 409, messageKey: 'nothingToPay', retryable: false },
  causeHeld: { status: 409, messageKey: 'causeHeld', retryable: false },
  noPayerAccount: { status: 409, messageKey: 'noPayerAccount', retryable: false },
  illegalMove: { status: 409, messageKey: 'illegalMove', retryable: false },
  assignedMeanwhile: { status: 409, messageKey: 'assignedMeanwhile', retryable: false },
  slotTaken: { status: 409, messageKey: 'slotTaken', retryable: false },
  callBooked: { status: 409, messageKey: 'callBooked', retryable: false },
  callTooLate: { status: 409, messageKey: 'callTooLate', retryable: false },
  causeClosed: { status: 409, messageKey: 'causeClosed', retryable: false },
  lastAdmin: { status: 409, messageKey: 'lastAdmin', retryable: false },
  returnRefused: { status: 409, messageKey: 'returnRefused', retryable: false },
  causeExists: { status: 409, messageKey: 'causeExists', retryable: false },
  emailTaken: { status: 409, messageKey: 'emailTaken', retryable: false },
  onlyAdmin: { status: 409, messageKey: 'onlyAdmin', retryable: false },
  tooLarge: { status: 413, messageKey: 'tooLarge', retryable: false },
  imageTooLarge: { status: 413, messageKey: 'imageTooLarge', retryable: false },
  imageType: { status: 415, messageKey: 'imageType', retryable: false },
  unsupportedType: { status: 415, messageKey: 'unsupportedType', retryable: false },
  differentBody: { status: 422, messageKey: 'differentBody', retryable: false },
  tooMany: { status: 429, messageKey: 'tooMany', retryable: true },
  badSignature: { status: 401, messageKey: 'badSignature', retryable: false },
  replayed: { status: 409, messageKey: 'replayed', retryable: false },
  linkInvalid: { status: 410, messageKey: 'linkInvalid', retryable: false },
  linkExpired: { status: 410, messageKey: 'linkExpired', retryable: false },
  linkUsed: { status: 410, messageKey: 'linkUsed', retryable: false },
  notBuilt: { status: 501, messageKey: 'notBuilt', retryable: false },
  internal: { status: 500, messageKey: 'internal', retryable: true },
  unavailable: { status: 503, messageKey: 'unavailable', retryable: true },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Body of every refusal. `fields` maps a field's name to the code of its fault (see the rules of its area). */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; retryable: boolean; fields?: Record<string, string> }
}
