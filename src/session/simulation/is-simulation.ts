import { storedSessionInfo } from '../storage/stored-session.ts';

export const SIMULATION_FLOW = 'newer'; // the only flow whose sign-out response can be `stopSimulation`

/** Error code of a write that the portal refused to send in a simulation. Also the name of an event for it. */
export const SIMULATION_REFUSED = 'simulation-refused';

export const sayRefused = (): void => void window.dispatchEvent(new Event(SIMULATION_REFUSED));

/** Whether staff act as a member in this window. Not in `open-simulation.ts`, which only staff pages load. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;
