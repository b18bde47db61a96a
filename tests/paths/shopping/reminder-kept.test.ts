import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/limits.ts'
import { visitedSlug } from '#contract/shopping/visit-event.ts'
import { classifyOrigin } from '#contract/telemetry/origin.ts'
import { arrive, choose, dismiss, type Kept, nothingKept, recordVisit, standingOf } from '#extension/background/kept.ts'
import { patternsOfHosts } from '#extension/background/patterns.ts'
import { tokensOf } from '#extension/build/theme.ts'
import { originCode } from '#extension/origin.ts'

const slug = 'alder-home'
const address = 'https://alder-home.example/'
const start = 1_000_000
const at = (changes: { address?: string; tab?: number; now?: number } = {}) => ({ slug, address, tab: 1, now: start, ...changes })
const visited = (kept: Kept = nothingKept) => recordVisit(kept, { slug, tab: 1, now: start, isPaid: true })
const landed = () => arrive(visited(), at({ address: `${address}?awc=ours` }))

describe('H-015 what is remembered of a shop, and what it means', () => {
  test('a shop is open to an offer; closed is until the browser is, muted is muted', () => {
    expect(standingOf(nothingKept, slug, start)).toEqual({ kind: 'open' })
    expect(standingOf(dismiss(nothingKept, slug), slug, start)).toEqual({ kind: 'dismissed' })
    const muted = choose(nothingKept, slug, true)
    expect(standingOf(muted, slug, start)).toEqual({ kind: 'muted' })
    expect(standingOf(choose(muted, slug, false), slug, start)).toEqual({ kind: 'open' })
    expect(choose(choose(nothingKept, slug, true), slug, true).muted).toEqual([slug])
    expect(standingOf(muted, 'birch-books', start)).toEqual({ kind: 'open' })
  })

  test('F-090 a recorded visit is active for 30 minutes, whatever was closed before; then its loss is told for two hours', () => {
    const kept = visited(dismiss(nothingKept, slug))
    expect(standingOf(kept, slug, start)).toEqual({ kind: 'active', for: 30 * MINUTE })
    expect(standingOf(kept, slug, start + 29 * MINUTE)).toEqual({ kind: 'active', for: MINUTE })
    expect(standingOf(kept, slug, start + 30 * MINUTE)).toEqual({ kind: 'lost', why: 'timeOver' })
    expect(standingOf(kept, slug, start + 30 * MINUTE + 2 * HOUR)).toEqual({ kind: 'open' })
  })

  test('the mark that the visit lands with is ours, also on later pages; any other one takes its place', () => {
    const ours = landed()
    expect(standingOf(arrive(ours, at()), slug, start).kind).toBe('active')
    expect(standingOf(arrive(ours, at({ address: `${address}?awc=ours` })), slug, start).kind).toBe('active')
    const lost = arrive(ours, at({ address: `${address}?utm_medium=affiliate&utm_source=coupons` }))
    expect(standingOf(lost, slug, start)).toEqual({ kind: 'lost', why: 'otherLink' })
    // It stays lost on the next page, and activating again makes it good.
    expect(standingOf(arrive(lost, at()), slug, start)).toEqual({ kind: 'lost', why: 'otherLink' })
    expect(standingOf(visited(lost), slug, start).kind).toBe('active')
  })

  test('another tab’s mark is not ours, even before the visit has landed', () => {
    const lost = arrive(visited(), at({ tab: 2, address: `${address}?awc=theirs` }))
    expect(standingOf(lost, slug, start)).toEqual({ kind: 'lost', why: 'otherLink' })
  })

  test('whoever comes by somebody else’s link is left alone for as long as a visit lasts, and offered nothing', () => {
    const sent = arrive(nothingKept, at({ address: `${address}?awc=theirs` }))
    expect(standingOf(sent, slug, start)).toEqual({ kind: 'sentByOthers' })
    expect(standingOf(arrive(sent, at()), slug, start + 29 * MINUTE)).toEqual({ kind: 'sentByOthers' })
    expect(standingOf(sent, slug, start + 30 * MINUTE)).toEqual({ kind: 'open' })
    expect(standingOf(visited(sent), slug, start).kind).toBe('active')
  })

  test('a visit without a donation is never active; its mark is ours nevertheless', () => {
    const unpaid = arrive(
      recordVisit(nothingKept, { slug, tab: 1, now: start, isPaid: false }),
      at({ address: `${address}?awc=ours` }),
    )
    expect(standingOf(unpaid, slug, start)).toEqual({ kind: 'open' })
    expect(standingOf(arrive(unpaid, at({ address: `${address}?awc=ours` })), slug, start)).toEqual({ kind: 'open' })
    expect(standingOf(arrive(unpaid, at({ address: `${address}?awc=theirs` })), slug, start)).toEqual({ kind: 'sentByOthers' })
  })

  test('a page without a mark leaves nothing behind: no address is kept', () => {
    expect(arrive(nothingKept, at())).toBe(nothingKept)
    expect(JSON.stringify(arrive(landed(), at({ address: `${address}sofas/secret?awc=theirs` })))).not.toMatch(
      /sofas|secret|example/,
    )
  })
})

test('C-078 each browser’s visits come under a code of Donation Reminder', () => {
  const codes = [originCode('firefox', ''), originCode('chrome', 'Chrome/156 Edg/156'), originCode('chrome', 'Chrome/156')]
  expect(codes).toEqual(['TFF', 'TEC', 'TCH'])
  expect(codes.map(classifyOrigin)).toEqual(['donationReminder', 'donationReminder', 'donationReminder'])
})

test('H-015 permissions are asked for the shops’ own names, each once', () => {
  expect(patternsOfHosts(['www.birch.co.uk', 'birch.co.uk', 'alder.example'], 'https')).toEqual([
    'https://*.birch.co.uk/*',
    'https://*.alder.example/*',
  ])
})

test('H-015 only the slug of a shop is heard of a page', () => {
  expect([visitedSlug('alder-home'), visitedSlug('../x'), visitedSlug({ slug: 'a' }), visitedSlug('a'.repeat(81))]).toEqual([
    'alder-home',
    null,
    null,
    null,
  ])
})

test('H-015 the theme’s names come from the site’s sheet, and another tenant’s after them', () => {
  const sheet =
    ":root {\n  --ink: #111; --accent: #222;\n}\n:root[data-tenant='harbour'] {\n  --accent: #333;\n}\nhtml { color: red }"
  expect(tokensOf(sheet, 'farthing')).toBe('--ink: #111; --accent: #222;')
  expect(tokensOf(sheet, 'harbour')).toBe('--ink: #111; --accent: #222;\n  --accent: #333;')
})
