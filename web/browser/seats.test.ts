import { expect, test } from 'vitest';
import { leave, pick, playOn, poll, visit, withBrowser } from './harness.ts';

withBrowser();

test('two people at one screen: it turns to whoever is asked, and both can take back', async () => {
  const page = await visit({ at: '#/new/distant-suns' });
  const rows = page.getByRole('group', { name: /Seat/ });
  await rows.nth(0).getByRole('textbox', { name: 'Name' }).fill('Ann');
  await rows.nth(1).getByRole('textbox', { name: 'Name' }).fill('Ben');
  await rows
    .nth(1)
    .getByRole('button', { name: /Who plays this seat/ })
    .click();
  await page.getByRole('option', { name: /Person/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();

  const question = page.locator('.status-line .question');
  await question.waitFor();
  const first = (await question.innerText()).split(':')[0];
  expect(['Ann', 'Ben']).toContain(first);
  await pick(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/turn 1/).waitFor();
  await pick(page);

  // Everybody draws: one after the other at this screen.
  const seen = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const asked = (await question.innerText()).split(':')[0] as string;
    seen.add(asked);
    await pick(page);
    if (i > 0) continue;
    // Whoever thinks better of it is asked again, though another is asked by now.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`${asked}: Draw`).waitFor();
    await pick(page);
  }
  expect([...seen].sort()).toEqual(['Ann', 'Ben']);

  await page.keyboard.press('u');
  await page.getByRole('dialog', { name: /can’t simply be taken back/ }).waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await playOn(page, 4);
  await leave(page);
});

test('four seats of all kinds, colours that stay apart, and a seed that repeats', async () => {
  const zones: string[] = [];
  for (let i = 0; i < 2; i++) {
    const page = await visit({ at: '#/new/distant-suns' });
    await page.getByRole('radio', { name: '4' }).click();
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill('four of us');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.panel').nth(3).waitFor();
    const colours = await page
      .locator('.panel')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel).borderLeftColor));
    expect(new Set(colours).size).toBe(4);
    // What was dealt, not what bots have done by now.
    zones.push((await page.locator('.ds-zone-mission').allInnerTexts()).join());
    await leave(page);
  }
  expect(zones[0]).not.toBe('');
  expect(zones[0]).toBe(zones[1]);
});

test('somebody who takes a colour leaves their own to whoever had it', async () => {
  const page = await visit({ at: '#/new/distant-suns' });
  const emblems = page.getByRole('button', { name: /Colour and emblem/ });
  // Its name is out of sight, the emblem itself is not.
  const clipped = (emblem: Element) => getComputedStyle(emblem).clipPath;
  expect(await page.locator('.seat-emblem .emblem').first().evaluate(clipped)).toBe('none');
  await emblems.nth(0).click();
  await page.getByRole('option', { name: /Moon/ }).click();
  expect(await emblems.nth(0).textContent()).toContain('Moon');
  expect(await emblems.nth(1).textContent()).toContain('Sun');
  await leave(page);
});

test('a newcomer plays with one touch; a table for six needs no scrolling', async () => {
  const page = await visit({ at: '#/new/eclipse', language: 'ru' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('radio', { name: '6' }).click();
  expect(await page.locator('.seat-row').count()).toBe(6);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(720);
  await page.getByRole('button', { name: 'Моя первая партия' }).click();
  await page.locator('.panel').nth(1).waitFor();
  expect(await page.locator('.panel').count()).toBe(2);
  await leave(page);
});

test('a bot that thinks leaves the page free', async () => {
  const page = await visit({ at: '#/new/distant-suns' });
  const rows = page.getByRole('group', { name: /Seat/ });
  await rows
    .nth(1)
    .getByRole('button', { name: /Who plays this seat/ })
    .click();
  await page.getByRole('option', { name: /Admiral/ }).click();
  // Its answers are held back: as long as this test looks on, it is thinking.
  await page.evaluate(() => Object.defineProperty(Worker.prototype, 'onmessage', { set() {} }));
  const begun = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Begin' }).click();
  const thinking = page.getByText(/is thinking/);
  await page.locator('.choice').or(thinking).first().waitFor();
  if (!(await thinking.isVisible())) await pick(page);
  expect((await begun).url()).toContain('bot-worker');
  await page.keyboard.press('s');
  await page.getByRole('table').waitFor();
  await page.keyboard.press('b');
  await page.locator('.rule').first().waitFor();
  expect(await thinking.isVisible()).toBe(true);
  await leave(page);
});

test('seats that nobody has named are called as people or bots are, in the language that one turns to', async () => {
  const page = await visit({ at: '#/new/distant-suns' });
  const rows = page.getByRole('group', { name: /Seat|Место/ });
  const named = () =>
    rows
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const seat = async (at: number, who: string) => {
    await rows
      .nth(at)
      .getByRole('button', { name: /Who plays this seat/ })
      .click();
    await page.getByRole('option', { name: who }).click();
  };
  await rows.nth(1).getByRole('textbox').fill('Wega!');
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await seat(1, 'Person');
  await seat(2, 'Person');
  await poll(named).toEqual(['Player', 'Wega!', 'Player 2', 'Rigel']);
  await page.getByText('Русский').click();
  await poll(named).toEqual(['Игрок', 'Wega!', 'Игрок 2', 'Ригель']);
  await page.getByText('English').click();
  await poll(named).toEqual(['Player', 'Wega!', 'Player 2', 'Rigel']);
  await seat(0, 'Cadet');
  await poll(named).toEqual(['Vega', 'Wega!', 'Player 2', 'Rigel']);
  await leave(page);
});

test('who looks on while a bot plays alone is asked nothing', async () => {
  const page = await visit({ at: '#/new/distant-suns' });
  await page.getByRole('radio', { name: '1', exact: true }).click();
  await page.getByRole('button', { name: /Who plays this seat/ }).click();
  await page.getByRole('option', { name: /Cadet/ }).click();
  await page.evaluate(() => Object.defineProperty(Worker.prototype, 'onmessage', { set() {} }));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.panel').waitFor();
  await page.getByText(/is thinking/).waitFor();
  expect(await page.locator('.status-line.yours, .choice, .board .place-open').count()).toBe(0);
  await leave(page);
});

test('where there are secrets, a curtain falls between two people', async () => {
  const page = await visit({ at: '#/new/master-of-orion' });
  const rows = page.getByRole('group', { name: /Seat/ });
  await rows.nth(0).getByRole('textbox', { name: 'Name' }).fill('Ann');
  await rows.nth(1).getByRole('textbox', { name: 'Name' }).fill('Ben');
  await rows
    .nth(1)
    .getByRole('button', { name: /Who plays this seat/ })
    .click();
  await page.getByRole('option', { name: /Person/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();

  // Whatever is said to screen readers while no table is on screen.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { saidBehindTheCurtain: said });
    new MutationObserver((changes) => {
      if (document.querySelector('.table')) return;
      for (const { addedNodes } of changes)
        for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(document.querySelector('[role="log"]') as Element, { childList: true });
  });
  const seen = new Set<string>();
  let falls = 0;
  let undone = 0;
  for (let i = 0; i < 60 && falls < 4; i++) {
    const curtain = page.getByRole('dialog', { name: /it’s your turn/ });
    const choice = page.locator('.choice').first();
    await curtain.or(choice).first().waitFor();
    if (await curtain.isVisible()) {
      // Behind the curtain there is no table at all, so nothing can be read in any way.
      expect(await page.locator('.table').count()).toBe(0);
      expect(await page.getByRole('log').textContent()).toBe('');
      falls++;
      // Who was here before takes back what led here, without seeing anything, and behind a curtain of their own.
      const back = curtain.getByRole('button', { name: 'Undo' });
      if (falls === 2 && (await back.isVisible())) {
        const called = await curtain.getByRole('heading').innerText();
        await back.click();
        await poll(() => curtain.getByRole('heading').innerText()).not.toBe(called);
        expect(await page.locator('.table').count()).toBe(0);
        undone++;
      }
      seen.add((await curtain.getByRole('heading').innerText()).split(',')[0] as string);
      await curtain.getByRole('button', { name: /show the table/ }).click();
    } else await pick(page);
  }
  expect([...seen].sort()).toEqual(['Ann', 'Ben']);
  expect(falls).toBe(4);
  expect(undone).toBe(1);
  expect(await page.evaluate('saidBehindTheCurtain')).toEqual([]);
  await leave(page);
});
