import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { settingsNow } from '#machines/cause-admin/cause-settings/cause-settings.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CauseSummaryScreen } from '#web/features/cause-admin/cause-summary/cause-summary-screen.tsx'

const { cause, team } = settingsNow
const alone: CauseTeam = { admins: team.admins.slice(0, 1), invitations: [] }

const show = (more: Partial<Cause> = {}, who: CauseTeam = team) =>
  openScreen(<CauseSummaryScreen cause={{ ...cause, ...more }} />, (call): Said => {
    const details = call.endsWith('/admin-invites') ? who : { cause: { ...cause, ...more } }
    return { status: 200, details }
  })
const partsShown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    ])
const linksIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const whole: Partial<Cause> = {
  description: 'We care for people at home. And for those who love them.',
  paysFor: [
    { pounds: 10, text: 'A visit' },
    { pounds: 25, text: 'A night' },
  ],
  logoHttps: '/logo.png',
  coverHttps: '/cover.webp',
  website: 'https://abbotsmere.example',
  socialLinks: { facebook: 'https://facebook.example/a', website: null, twitter: null, instagram: null },
  yearTarget: 85_000,
}

test('R-102 the summary begins as the cause’s page does, and says what is on that page; no figure of the overview stands there again', async () => {
  const { container } = show(whole)
  const page = await screen.findByRole('region', { name: 'Abbotsmere Hospice' })
  expect(within(page).getByText('We care for people at home.')).toBeTruthy()
  expect(page.textContent).toContain('Registered charity 1000001')
  expect(page.textContent).toContain('Checked')
  expect(await linksIn('Abbotsmere Hospice')).toEqual([
    ['Edit the cause page', '/account/causes/1/settings/cause-details'],
    ['View the cause page (opens in a new tab)', '/causes/abbotsmere-hospice'],
  ])
  expect(partsShown()).toEqual([
    ['Description', 'Written', 'Edit Description'],
    ['What donations pay for', '2 examples', 'Edit What donations pay for'],
    ['Logo', 'Your own picture', 'Edit Logo'],
    ['Cover picture', 'Your own picture', 'Edit Cover picture'],
    ['Website and social media', 'Website, Facebook', 'Edit Website and social media'],
    ['Target for this year', '£850', 'Edit Target for this year'],
    ['Location in searches', 'Abbotsmere', 'Edit Location in searches'],
    ['Being found', 'In searches and the cause directory', 'Edit Being found'],
  ])
  expect(container.textContent).not.toMatch(/pending|raised|left|next payment/i)
})

test('a picture that is missing is asked for once: beside the parts of the page, and not on the picture', async () => {
  show({ ...whole, logoHttps: null, coverHttps: null })
  expect((await linksIn('Abbotsmere Hospice')).map(([name]) => name)).toEqual([
    'Edit the cause page',
    'View the cause page (opens in a new tab)',
  ])
  expect(screen.getAllByRole('link', { name: /^Add/ }).map(({ textContent }) => textContent)).toEqual([
    'Add Logo',
    'Add Cover picture',
  ])
})

test('what a page lacks comes first, says what stands in for it, and leads to where it is added', async () => {
  show({ description: '', logoHttps: '/logo.png', yearTarget: null, showLocationInSearch: false, mayBeMarketed: false })
  expect(await screen.findByText('Your page has no description yet.')).toBeTruthy()
  expect(partsShown()).toEqual([
    ['Description', 'Not written yet', 'Add Description'],
    ['What donations pay for', 'No examples yet', 'Add What donations pay for'],
    ['Cover picture', 'A drawing is shown instead', 'Add Cover picture'],
    ['Website and social media', 'None yet', 'Add Website and social media'],
    ['Target for this year', 'None yet', 'Add Target for this year'],
    ['Location in searches', 'Not shown', 'Edit Location in searches'],
    ['Being found', 'Only people with the link can find it', 'Edit Being found'],
    ['Logo', 'Your own picture', 'Edit Logo'],
  ])
  expect((await linksIn('What’s on your page'))[0]).toEqual(['Add Description', '/account/causes/1/settings/cause-details'])
})

test('the ways to a cause’s page stand below its address, and who runs it is named, with who has been asked to', async () => {
  const { unmount } = show()
  expect((await screen.findByRole('region', { name: 'Bring people to your page' })).textContent).toContain(
    '/causes/abbotsmere-hospice',
  )
  expect(await linksIn('Bring people to your page')).toEqual([
    ['Share your cause page', '/referrals'],
    ['QR code poster', '/account/causes/1/qr'],
    ['Post an update', '/account/causes/1/updates'],
  ])
  const who = screen.getByRole('region', { name: 'Who runs it' }).textContent
  for (const { name, isMe } of team.admins) expect(who).toContain(isMe ? `${name} (you)` : name)
  expect(await linksIn('Who runs it')).toEqual([['1 invitation waiting', '/invite-other-admins']])
  unmount()
  show({}, alone)
  expect(await linksIn('Who runs it')).toEqual([['Add a second administrator', '/invite-other-admins']])
})

test('what can’t be read leaves the ways standing', async () => {
  openScreen(<CauseSummaryScreen cause={cause} />, () => 'no answer')
  expect(await screen.findByText(/^We couldn’t load this cause/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'QR code poster' })).toBeTruthy()
})
