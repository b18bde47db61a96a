import { expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { backEndFor, ownBases } from '#contract/bases.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { breakpoints, limits, refreshThresholds } from '#contract/limits.ts'
import errorWords from '#locales/en-GB/errors.json' with { type: 'json' }
import { openApiDocument } from '#server/openapi.ts'
import { ApiFailure } from '#web/api/failure.ts'

test('every call of sections A.1 to A.5 is in the contract', () => {
  const ids = new Set(callEntries.map(([, call]) => call.id))
  // A-060 is A-059 asked for as CSV, A-065 is no call, A-072 is the remote logger, whose address is configuration.
  const expected = Array.from({ length: 75 }, (_, index) => `A-${String(index + 1).padStart(3, '0')}`).filter(
    (id) => !['A-060', 'A-065', 'A-072'].includes(id),
  )
  expect(expected.filter((id) => !ids.has(id))).toEqual([])
})

test('A-065 a cause is read by one address, and its logo is sent to one: no second path was made up', () => {
  const ofACause = callEntries.filter(
    ([, { method, path, base }]) => base === 'api' && method === 'GET' && /^\/causes?\/[^/]+$/.test(path),
  )
  expect(ofACause.map(([, { path }]) => path)).toEqual(['/causes/id::causeKey'])
  const logos = callEntries.filter(([, { path }]) => /logo(?!ut)/i.test(path))
  expect(logos.map(([name, { method, path }]) => [name, method, path])).toEqual([
    ['saveCauseLogo', 'POST', '/causes/id::id/images/logo'],
  ])
})

test('C-018…C-024, F-051 the calls have their timeouts; registering has 10 seconds', () => {
  const timeout = (id: string) => callEntries.find(([, call]) => call.id === id)?.[1].timeout
  expect([
    timeout('A-033'),
    timeout('A-035'),
    timeout('A-013'),
    timeout('A-050'),
    timeout('A-054'),
    timeout('A-064'),
    timeout('A-016'),
  ]).toEqual([6000, 6000, 10_000, 10_000, 10_000, 10_000, 3000])
})

test('X-053 pictures have a minute to be sent, not the three seconds of other calls', () => {
  const timeouts = callEntries.filter(([, { bodyLimit }]) => bodyLimit > 5_000_000).map(([name, { timeout }]) => [name, timeout])
  expect(timeouts).toEqual(expect.arrayContaining(['addEvidence', 'saveAvatar', 'saveCauseLogo'].map((name) => [name, 60_000])))
})

test('E-007, E-008 failures mean what the specification says', () => {
  const policy = (id: string) => callEntries.find(([, call]) => call.id === id)?.[1].onFailure
  for (const id of '020 021 022 023 024 028 029 030 034 035 036 037 038 039'.split(' '))
    expect([id, policy(`A-${id}`)]).toEqual([id, 'rethrow'])
  for (const id of '010 012 017 018 019 025 027 031 032 033'.split(' ')) expect([id, policy(`A-${id}`)]).toEqual([id, 'false'])
  // A-011 has a helper beside it, which changes a code first.
  expect(callEntries.find(([name]) => name === 'logInWithFacebook')?.[1]).toMatchObject({ id: 'A-011', onFailure: 'false' })
})

test('E-009 calls of causes rethrow or log, and pass nothing over in silence but a counted look; a failure says what the server said', () => {
  const ofCauses = callEntries.filter(([, { path, base }]) => base === 'api' && path.startsWith('/causes'))
  const policies = new Set(ofCauses.map(([, { onFailure }]) => onFailure))
  expect(ofCauses.length).toBeGreaterThan(25)
  expect([...policies].sort()).toEqual(['log', 'rethrow'])
  const body = { error: { code: 'causeExists', message: 'This cause already exists.', fields: {} } }
  expect(new ApiFailure('request', { status: 409, body }).message).toBe('This cause already exists.')
})

test('G-024 every error code has its sentence', () => {
  for (const { messageKey } of Object.values(errorCatalogue)) expect(errorWords).toHaveProperty(messageKey)
})

test('the OpenAPI document describes every call', () => {
  const text = JSON.stringify(openApiDocument('/'))
  for (const [name] of callEntries) expect(text).toContain(`"operationId":"${name}"`)
})

test('the OpenAPI document has one path for each address, and every part of one has its shape', () => {
  const { paths } = openApiDocument('/') as {
    paths: Record<string, Record<string, { parameters: { in: string; schema: object }[] }>>
  }
  const addresses = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  const parts = Object.values(paths).flatMap((calls) => Object.values(calls).flatMap(({ parameters }) => parameters))
  const inPath = parts.filter((part) => part.in === 'path')
  expect(inPath.length).toBeGreaterThan(40)
  expect(inPath.filter(({ schema }) => !('pattern' in schema) && !('enum' in schema))).toEqual([])
})

test('A-114 the back end is chosen by host name', () => {
  const staging = {
    environment: 'staging' as const,
    hosts: ['staging.example.org'],
    bases: { ...ownBases, api: 'https://api.staging.example.org' },
  }
  expect(backEndFor('staging.example.org', [staging], 'dev')).toBe(staging)
  expect(backEndFor('localhost', [staging], 'dev').bases.api).toBe('/api')
})

test('C-001…C-004 thresholds', () => {
  expect([refreshThresholds('production'), refreshThresholds('staging')]).toEqual([
    { access: 3000, refresh: 7_776_000 },
    { access: 60, refresh: 180 },
  ])
})

test('C-005…C-009, C-012…C-014, C-017, C-028, C-041, C-042, C-056, C-060 figures that charts, server and screens share', () => {
  const day = 86_400_000
  expect({
    refreshTokenMinimumSeconds: limits.refreshTokenMinimumSeconds,
    cookieDays: [limits.legacySessionCookieDays, limits.checkSupporterCookieDays, limits.inviteCookieDays],
    visitSessionMinutes: limits.visitSessionMinutes,
    pageSizes: [limits.pageSizeClaims, limits.pageSizeSearch],
    suggestionIdsInAnalytics: limits.suggestionIdsInAnalytics,
    searchEventBatch: limits.searchEventBatch,
    requestIdLength: limits.requestIdLength,
    breakpoints,
    stickyHeaderFactor: limits.stickyHeaderFactor,
    missingDonationAfter: limits.missingDonationAfter,
    archiveLife: limits.archiveLife,
    deletionAfter: limits.deletionAfter,
  }).toEqual({
    refreshTokenMinimumSeconds: 1,
    cookieDays: [7, 730, 60],
    visitSessionMinutes: 30,
    pageSizes: [10, 10],
    suggestionIdsInAnalytics: 10,
    searchEventBatch: 4000,
    requestIdLength: 4,
    breakpoints: [375, 480, 560, 768, 1024, 1280, 1440],
    stickyHeaderFactor: 2,
    missingDonationAfter: 3 * day,
    archiveLife: 30 * day,
    deletionAfter: 30 * day,
  })
})

test('C-032…C-040 limits of the interface', () => {
  expect([
    limits.toast.error,
    limits.toast.blank,
    limits.toast.success,
    limits.toastLimit,
    limits.modal,
    limits.overlay,
    limits.loadingDots.interval,
    limits.menuCauses,
  ]).toEqual([4000, 4000, 2000, 20, { fadeIn: 50, fadeOut: 300 }, { visibleAfter: 100, hiddenAfter: 300 }, 400, 4])
})
