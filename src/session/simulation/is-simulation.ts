import { storedSessionInfo } from '../storage/stored-session.ts';

export const SIMULATION_FLOW = 'newer'; // the only flow whose sign-out response can be `stopSimulation`

/** Event that is fired when the portal refuses to send a write in a simulation. */
export const SIMULATION_REFUSED = 'simulation-refused';

export const sayRefused = (): void => void window.dispatchEvent(new Event(SIMULATION_REFUSED));

/** Whether staff act as a member in this window. Not in `open-simulation.ts`, which only staff pages load. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;
