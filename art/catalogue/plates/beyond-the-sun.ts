/** Beyond the Sun: technologies by their first type, with the engraving of their second; events, achievements. */
import { plates } from './plate.ts';

const make = (kind: string) => ({ shelf: `beyond-the-sun/${kind}`, size: 120, quality: 74 });
const TECHNOLOGY = make('technology');
const SCIENTIFIC = '#17507c';
const ECONOMIC = '#5c3706';
const MILITARY = '#862020';
const COMMERCIAL = '#246236';

export const beyondTheSunPlates = [
  ...plates(TECHNOLOGY, SCIENTIFIC, 'rosette', {
    'advanced-robotics': 'arm',
    hypercomputing: 'servers / bolt',
    'transdimensional-ai': 'tesseract + ^eye 24,24 25',
    'parallel-universe-generator': 'twins',
  }),
  ...plates(TECHNOLOGY, SCIENTIFIC, 'rays', {
    'human-experimentation': 'flask + ^person 24,34 20',
    'planetary-scale-research': 'planet / telescope',
    'antimatter-arsenal': 'missile 12,24 36 + missile 36,24 36 + ^atom 24,27 26',
  }),
  ...plates(TECHNOLOGY, SCIENTIFIC, 'weave', {
    'neural-interfaces': 'profile-wired',
    'metahuman-chambers': 'pod',
    'mind-machine-assimilation': 'profile-gear',
  }),
  ...plates(TECHNOLOGY, SCIENTIFIC, 'waves', {
    'spacetime-anomaly-studies': 'funnel',
    'hivemind-computing': 'hive',
    'interstellar-omninet': 'net',
  }),
  ...plates(TECHNOLOGY, MILITARY, 'rays', {
    'narrow-beam-lasers': 'beams',
    'plasma-cannon': 'gun / flame',
    'capital-ship': 'warship',
    'dreadnought-doctrine': 'book : warship',
  }),
  ...plates(TECHNOLOGY, MILITARY, 'rosette', {
    'targeting-intelligence': 'chip + ^crosshair 24,24 30',
    'deep-space-megastructures': 'ringworld',
  }),
  ...plates(TECHNOLOGY, MILITARY, 'weave', {
    'modular-fleet': 'blocks',
    'android-armada': 'robot : convoy',
  }),
  ...plates(TECHNOLOGY, MILITARY, 'waves', {
    'supply-outpost': 'crates / flag',
    'mercenary-fleet': 'helmet / coin',
    'galactic-hq': 'citadel / star',
  }),
  ...plates(TECHNOLOGY, ECONOMIC, 'weave', {
    'advanced-genetics': 'helix',
    'closed-biospheres': 'dome-garden',
    'android-rights-movement': 'fist / gear',
    'post-scarcity-society': 'horn',
  }),
  ...plates(TECHNOLOGY, ECONOMIC, 'rosette', {
    'mass-cloning': 'clones',
    'cerebral-implants': 'brain / chip',
  }),
  ...plates(TECHNOLOGY, ECONOMIC, 'rays', {
    'orbital-drydocks': 'dock',
    'manufacturing-orbitals': 'orbital / gear',
    'neo-industrial-revolution': 'factory / bolt',
  }),
  ...plates(TECHNOLOGY, ECONOMIC, 'waves', {
    'black-market-industries': 'mask : coins',
    'subatomic-fabrication': 'atom / hammer',
    'giga-corporations': 'towers / coin',
  }),
  ...plates(TECHNOLOGY, COMMERCIAL, 'waves', {
    terraforming: 'sprout 24,14 30 + planet 24,40 30',
    'generation-ships': 'ark',
    'stealth-terraformers': 'planet / mask',
    'ministry-of-colonies': 'temple / globe',
  }),
  ...plates(TECHNOLOGY, COMMERCIAL, 'rosette', {
    'stellar-cartography': 'chart / compass',
    'quantum-data-exchange': 'swap : lattice',
  }),
  ...plates(TECHNOLOGY, COMMERCIAL, 'rays', {
    privateers: 'crossbones',
    'hyperdrive-boosters': 'rocket / nozzles-2',
  }),
  ...plates(TECHNOLOGY, COMMERCIAL, 'weave', {
    'colonial-charter': 'charter',
    'wormhole-technology': 'vortex / fighter',
  }),
  ...plates(make('event'), '#39465e', 'waves', {
    'tyler-lee': 'portrait-man',
    'maya-chaturvedi': 'portrait-woman',
    'covert-arms-trade': 'gun / mask',
    'companion-star': 'sun 17,19 32 + sun 36,35 21',
    'export-embargo': 'crate / barred',
    'research-grants': 'flask / coin',
    'population-boom': 'people / arrow',
    'asteroid-claims': 'rocks / flag',
    'shakedown-cruise': 'warship : gauge',
    'frontier-fever': 'ringed-planet / flag',
    'kc-24x': 'robot',
    onu: 'alien',
    'museum-of-retired-ships': 'hall / fighter',
    'dyson-sphere': 'dyson',
    'universal-enlightenment': 'sun 24,24 54 + ^profile 24,24 27',
    'galactic-games': 'laurel + station 24,22 22',
    'fortress-world': 'planet / citadel',
    homecoming: 'house / rocket',
    'automation-accord': 'handshake / gear',
    'hegemony-summit': 'table',
  }),
  ...plates(make('achievement'), '#4f2a6e', 'rays', {
    transcendence: 'pyramid',
    empire: 'crown 24,13 29 + planet 24,38 24',
    technologist: 'laurel + gear 24,22 25',
    visionary: 'eye',
    polymath: 'laurel + book 24,22 25',
    industrialist: 'laurel + anvil 24,23 25',
    warlord: 'laurel + helmet 24,22 25',
    specialization: 'diamond',
    vanguard: 'banner',
    cornucopia: 'horn',
  }),
];
